import type { Country } from '#kernel/country.ts'

/** The fields of the consultation form, in the order of the specification. */
export const consultationFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'installationAddress',
  'state',
  'hearAboutUs',
  'budgetedCost',
  'electricitySpend',
  'fuelSpend',
  'purchaseTimeline',
  'preferredDate',
  'preferredTimeSlot',
  'message',
] as const
const consultationCodes = ['past_date', 'weekend', 'too_far', 'past_slot', 'slot_full', 'too_long'] as const

type ConsultationErrorKey =
  | `leads.consultation.error.${(typeof consultationFields)[number] | (typeof consultationCodes)[number] | 'town'}`
  | 'leads.consultation.failure.text'

/** The key of the words beside a field of the consultation form; a failure in general when no field of it is meant. */
export function consultationErrorKey(path: string, code: string, country: Country): ConsultationErrorKey {
  const field = consultationFields.find((name) => name === path)
  if (!field) return 'leads.consultation.failure.text'
  if (field === 'message') return 'leads.consultation.error.message'
  const special = consultationCodes.find((name) => name === code)
  if (special) return `leads.consultation.error.${special}`
  return `leads.consultation.error.${field === 'state' && country === 'bf' ? 'town' : field}`
}

const orderFields = ['quantity', 'fullName', 'phoneNumber'] as const

type OrderErrorKey =
  | `leads.order.error.${(typeof orderFields)[number] | 'price_on_request' | 'product'}`
  | 'leads.order.failure.text'

/** The key of the words beside a field of the order form; those of a product that can't be ordered for `productId`. */
export function orderErrorKey(path: string, code: string): OrderErrorKey {
  if (path === 'productId') return `leads.order.error.${code === 'price_on_request' ? code : 'product'}`
  const field = orderFields.find((name) => name === path)
  return field ? `leads.order.error.${field}` : 'leads.order.failure.text'
}
