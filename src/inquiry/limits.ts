/** Field names in the order of the form. */
export const fieldNames = ['name', 'email', 'phone', 'product', 'quantity'] as const

export type FieldName = (typeof fieldNames)[number]

/**
 * The maximum length of each value after trimming, in UTF-16 code units, as `String.length` counts. A
 * line break counts as one.
 */
export const limits = { name: 100, email: 255, phone: 20, product: 1000, quantity: 50 } as const

/** The name of the honeypot. Browsers and password managers don't fill in a field with this name. */
export const honeypot = 'seal-check'
