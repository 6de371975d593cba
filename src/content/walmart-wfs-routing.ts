import type { Exactly } from './types.ts'

/** The picture of cartons on their way; each destination is written in two lines. */
export interface CartonRouting {
  readonly origin: string
  readonly prep: { readonly title: string; readonly note: string }
  readonly destinations: Exactly<2, Exactly<2, string>>
  readonly caption: string
  /** The picture in words, for those who do not see it. */
  readonly alternative: string
}

export const cartonRouting: CartonRouting = {
  origin: 'Factory',
  prep: { title: 'WFS prep', note: 'Labels, cartons, carrier' },
  destinations: [
    ['Walmart', 'fulfilment centre'],
    ['Your own', 'warehouse'],
  ],
  caption: 'Two docks, one way there. You name yours in the brief.',
  alternative:
    'A conveyor seen from above. Plain cartons leave the factory, pass through WFS prep, come out labelled and take one of two lanes: to a Walmart fulfilment centre or to your own warehouse.',
}
