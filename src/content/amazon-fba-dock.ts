/** The picture of two receiving slips: one carton with a single fault, and one with none. */
export const dockSlips = {
  checks: ['Unit barcode', 'Carton label', 'Carton marks', 'Carrier routing'],
  refused: { title: 'Prepped in a hurry', fault: 'Carton label', stamp: 'Turned away' },
  accepted: { title: 'Prepped at origin', stamp: 'Checked in' },
  caption: 'Illustration. The dock reads labels before it sees a product.',
  alternative:
    'Two receiving slips with the same four checks. The carton that was prepped in a hurry fails one of them, the carton label, and is stamped: turned away. The carton that was prepped at origin passes all four and is stamped: checked in.',
} as const
