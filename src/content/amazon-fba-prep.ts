/**
 * The picture of a carton prepped for FBA. It shows words and bars, never a number to be scanned. The
 * checks stand in the order in which the drawing numbers them: unit, label, marks, seam.
 */
export const prepCarton = {
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
} as const
