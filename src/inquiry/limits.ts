/** Field names in the order in which they are checked, shown and stored. */
export const fieldNames = ['name', 'email', 'phone', 'product', 'quantity'] as const

export type FieldName = (typeof fieldNames)[number]

/**
 * How long each answer may be, in UTF-16 code units, the unit of `String.length`: counted after
 * trimming, with a line break as one character.
 */
export const limits = { name: 100, email: 255, phone: 20, product: 1000, quantity: 50 } as const

/** The honeypot's name. No browser and no password manager autofills a field of this name. */
export const honeypot = 'seal-check'
