/**
 * The worksheet behind the landed quote on the home page. Visitors enter what their supplier quoted,
 * and the sheet shows which costs the quote leaves out. `home.ts` has the link that opens it. To
 * hide the link, empty its text.
 */
export const quoteCheck = {
  title: 'Quote check',
  lede: 'Enter what your supplier quoted. Leave a line blank if the quote leaves it out, and type 0 if the price includes it.',
  product: 'Product',
  quantity: 'Quantity',
  currency: 'Currency',
  /** Under the currency, if the visitor has not chosen it but typed it with an amount. */
  currencyTyped: 'You typed it with an amount.',
  /**
   * Each `gap` says who usually pays for a cost that the quote leaves out, and when they find out.
   * `name` is used in the request that visitors send us.
   */
  costs: {
    unit: {
      label: 'Product price',
      name: 'product price',
      gap: 'You pay it to the factory, and you find out when you ask for a written quote.',
    },
    shipping: {
      label: 'Shipping',
      name: 'shipping',
      gap: 'Unless the quote says “delivered”, you pay for freight, and you find out when the goods are ready to leave the factory.',
    },
    duty: {
      label: 'Duties and taxes',
      name: 'duties and taxes',
      gap: 'The importer, usually you, pays these, and finds out when the goods reach customs.',
    },
    inspection: {
      label: 'Inspection',
      name: 'inspection',
      gap: 'Factories rarely include an independent inspection, so you pay, and you find out when you book one before the goods ship.',
    },
    prep: {
      label: 'Prep',
      name: 'marketplace prep',
      gap: 'You pay for labels, bags and cartons, and you find out when a prep centre bills you or the warehouse turns a carton away.',
    },
    fee: {
      label: "Agent's fee",
      name: "agent's fee",
      gap: "You usually pay it if you buy through an agent, and you find out from the agent's invoice.",
    },
  },
  basis: 'Amount for',
  bases: {
    unit: 'a unit',
    order: 'for the order',
    percent: '% of price',
  },
  notQuoted: 'Not quoted',
  notClear: 'Not clear',
  aUnit: 'a unit',
  questions: {
    noQuantity: 'Enter the quantity, so that this amount can be divided by it.',
    noUnitPrice: 'Enter the product price, because this is a percentage of it.',
    noPrice: 'Enter what the product costs. Only the other lines can be 0.',
    highPercentage: 'Enter at most 1,000%. Check the percentage.',
    needsAmount: 'Enter an amount, because this cost is not a percentage.',
    needsPercent: 'Enter a percentage, such as 6.5, or choose what the amount is for.',
    otherCurrency: (typed: string, sheet: string) =>
      `This amount is in ${typed}, but the sheet is in ${sheet}. Choose ${typed} above, or enter all amounts in ${sheet}.`,
  },
  total: {
    incomplete: 'Your quote adds up to',
    complete: 'Your landed cost',
    plus: 'plus',
    /** The number of costs that are missing, from one to six. */
    unknown: [
      'one unknown cost',
      'two unknown costs',
      'three unknown costs',
      'four unknown costs',
      'five unknown costs',
      'six unknown costs',
    ],
    forAll: (total: string, quantity: string) => `${total} for ${quantity} units.`,
    breakEven: (price: string) =>
      `You break even if you sell a unit for ${price}, before the marketplace's fee.`,
  },
  stamp: { incomplete: 'Costs missing', complete: 'All costs quoted' },
  carry: {
    missing: 'Ask for the missing costs',
    complete: 'Ask for a quote to compare',
    heading: 'A quote that I already have:',
    noProduct: 'no product entered',
    quantity: (quantity: string) => `${quantity} units`,
    sum: 'Total:',
    question: 'Please quote these missing costs:',
    compare: 'Please send me a landed quote to compare.',
  },
}
