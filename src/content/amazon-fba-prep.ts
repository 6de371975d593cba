import type { Exactly } from './types.ts'

/** The picture of a carton prepped for FBA. It shows words and bars, never a number to be scanned. */
export interface PrepCarton {
  readonly mark: string
  readonly cartonLabel: {
    readonly title: string
    readonly kind: string
    readonly fields: Exactly<2, { readonly label: string; readonly value: string }>
  }
  readonly unitLabel: { readonly code: string; readonly condition: string }
  readonly stamp: string
  /** What is checked, in the order in which the drawing numbers it: unit, label, marks, seam. */
  readonly checks: Exactly<4, { readonly what: string; readonly how: string }>
  /** The picture in words, for those who do not see it. */
  readonly alternative: string
}

export const prepCarton: PrepCarton = {
  mark: 'Your product',
  cartonLabel: {
    title: 'FBA',
    kind: 'Carton',
    fields: [
      { label: 'From', value: 'Factory' },
      { label: 'To', value: 'Amazon' },
    ],
  },
  unitLabel: { code: 'FNSKU', condition: 'New' },
  stamp: 'Prep checked',
  checks: [
    { what: 'Unit barcode', how: 'one on every unit' },
    { what: 'Carton label', how: 'flat, clear of the seam' },
    { what: 'Carton marks', how: 'arrows pointing up' },
    { what: 'Taped seam', how: 'closed end to end' },
  ],
  alternative:
    'A taped carton that carries an FBA carton label and handling marks. In front of it stands one unit with its FNSKU barcode.',
}
