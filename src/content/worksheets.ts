/** Returns "1.20" for 1.2. Three decimals, as in "1.234", could again be thousands. */
function unmistakable(number: number): string {
  const short = number.toFixed(2)
  return Number(short) === number ? short : number.toFixed(4)
}

/**
 * The words that all worksheets share. A worksheet is an example document that visitors can fill in
 * with their own numbers, such as `quote-check.ts`.
 */
export const worksheets = {
  kind: 'Your numbers',
  print: 'Print this sheet',
  clear: 'Clear the sheet',
  close: 'Back to the example',
  /** Shown under the buttons. */
  kept: 'What you enter is kept in the address of this page. Bookmark the page or share its link. We see nothing until you send the form.',
  /** In the form, under the field to which the lines of a sheet were added. */
  carried: (sheet: string) => `We have added your sheet “${sheet}” to this field. Check it, then fill in the rest and send the form.`,
  /** In the form, under a quantity that the visitor had entered before. */
  otherQuantity: (sheet: string, quantity: string) => `Your sheet “${sheet}” has ${quantity}. Change this field if the sheet is right.`,
  notCarried: (over: number) =>
    `The form has no room for these lines: they are ${over} characters too long. Shorten what you entered in the form, then try again.`,
  toForm: 'Go to the form',
  /** Questions about an entry that can't be understood. */
  questions: {
    noNumber: 'Enter a number in digits.',
    severalNumbers: 'Enter one number.',
    severalAmounts:
      'Enter one amount, without other numbers. Add up amounts that you pay together.',
    minimum:
      'Enter one amount: the percentage, or the minimum if it is higher for your order.',
    range: (low: string, high: string) => `This is a range. Enter ${low} or ${high}.`,
    unreadable: (text: string) => `We can't read “${text}” as one number. Type it again.`,
    negative: 'Enter a number that is not below zero.',
    tooLarge: 'This number is too large. Check the zeros.',
    twoReadings: (grouped: number, decimal: number) =>
      `Is this ${grouped} or ${decimal}? Type ${grouped} or ${unmistakable(decimal)}.`,
    unknownWord: (word: string) =>
      `We don't understand “${word}” here. Enter only the number and its unit.`,
    deliveredDutyPaid:
      'Enter only the number. “DDP” means that the price includes shipping and duties, so type 0 in those lines.',
    freightIncluded: (term: string) =>
      `Enter only the number. “${term}” means that the price includes shipping, so type 0 in that line.`,
    tooManyDecimals: 'Enter at most four decimals, or the amount for the order.',
    packs: 'Enter how many single units that is.',
    notWhole: 'Enter a whole number.',
    atLeastOne: 'Enter at least 1.',
    tooManyUnits: 'Enter at most 1,000,000 units. Check the zeros.',
    calendarDays: 'Enter calendar days. Five working days are seven calendar days.',
    daysOutOfRange: 'Enter a number of days from 1 to 365.',
  },
}
