/** The picture of cartons on their way; each destination is written in two lines. */
export const cartonRouting = {
  origin: 'Factory',
  prep: { title: 'WFS prep', note: 'Labels, cartons, carrier' },
  destinations: [
    ['Walmart', 'fulfilment centre'],
    ['Your own', 'warehouse'],
  ],
  caption: 'Two docks, one way there. You name yours in the brief.',
  alternative:
    'A conveyor seen from above. Plain cartons leave the factory, pass through WFS prep, come out labelled and take one of two lanes: to a Walmart fulfilment centre or to your own warehouse.',
} as const
