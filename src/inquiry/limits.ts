/** The field names in form order. */
export const fieldNames = ['name', 'email', 'phone', 'product', 'quantity'] as const

export type FieldName = (typeof fieldNames)[number]

/**
 * The maximum length of each value after trimming, in UTF-16 code units (`String.length`). A line
 * break counts as one.
 */
export const limits = { name: 100, email: 255, phone: 20, product: 1000, quantity: 50 } as const

/** The honeypot's name, chosen so that browsers and password managers don't autofill it. */
export const honeypot = 'seal-check'
