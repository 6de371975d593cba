import type { Inquiry } from '../../src/inquiry/schema.ts'

/** What a visitor who gives no more than they have to would send. */
export const inquiry: Inquiry = {
  name: 'Zoë',
  email: 'zoe@example.com',
  phone: null,
  product: 'Bamboo lunch boxes',
  quantity: null,
}
