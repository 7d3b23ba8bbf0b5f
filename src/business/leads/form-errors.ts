import { countryTable, type Country } from '#kernel/country.ts'
import { messageFields } from './contact-message.ts'

const bookingCodes = ['past_date', 'weekend', 'too_far', 'past_slot', 'slot_full'] as const

type SharedErrorKey = `leads.booking.error.${(typeof bookingCodes)[number]}` | 'leads.error.too_long'

/** The key of what can be wrong in several forms: a text that is too long, a day or slot that can't be booked. */
function sharedErrorKey(code: string): SharedErrorKey | null {
  if (code === 'too_long') return 'leads.error.too_long'
  const booking = bookingCodes.find((name) => name === code)
  return booking ? `leads.booking.error.${booking}` : null
}

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

type ConsultationErrorKey =
  | `leads.consultation.error.${(typeof consultationFields)[number] | 'town'}`
  | SharedErrorKey
  | 'leads.failure.text'

/** The key of the words beside a field of the consultation form; a failure in general when no field of it is meant. */
export function consultationErrorKey(path: string, code: string, country: Country): ConsultationErrorKey {
  const field = consultationFields.find((name) => name === path)
  if (!field) return 'leads.failure.text'
  if (field === 'message') return 'leads.consultation.error.message'
  return (
    sharedErrorKey(code) ?? `leads.consultation.error.${field === 'state' ? countryTable[country].placeKind : field}`
  )
}

/** The fields of the appointment form, in the order of the dialog. */
export const appointmentFields = ['name', 'email', 'phone', 'date', 'slot', 'message'] as const

type AppointmentErrorKey =
  | `leads.appointment.error.${(typeof appointmentFields)[number]}`
  | SharedErrorKey
  | 'leads.failure.text'

/** The key of the words beside a field of the appointment form; a failure in general when no field of it is meant. */
export function appointmentErrorKey(path: string, code: string): AppointmentErrorKey {
  const field = appointmentFields.find((name) => name === path)
  if (!field) return 'leads.failure.text'
  if (field === 'message') return 'leads.appointment.error.message'
  return sharedErrorKey(code) ?? `leads.appointment.error.${field}`
}

const orderFields = ['quantity', 'fullName', 'phoneNumber'] as const

type OrderErrorKey =
  | `leads.order.error.${(typeof orderFields)[number] | 'price_on_request' | 'product'}`
  | 'leads.failure.text'

/** The key of the words beside a field of the order form; those of a product that can't be ordered for `productId`. */
export function orderErrorKey(path: string, code: string): OrderErrorKey {
  if (path === 'productId') return `leads.order.error.${code === 'price_on_request' ? code : 'product'}`
  const field = orderFields.find((name) => name === path)
  return field ? `leads.order.error.${field}` : 'leads.failure.text'
}

/** The fields of the job application that are text, in the order of the dialog. */
export const jobFields = ['name', 'email', 'phone', 'message'] as const
const jobCodes = [
  'invalid_phone',
  'file_kind',
  'external_content',
  'upload_quota',
  'file_too_large',
  'empty_file',
  'file_name',
] as const

type JobErrorKey =
  | `leads.job.error.${(typeof jobFields)[number] | (typeof jobCodes)[number]}`
  | SharedErrorKey
  | 'leads.failure.text'

/** The key of the words beside a field of the job application, the CV included; a failure in general for any other. */
export function jobErrorKey(path: string, code: string): JobErrorKey {
  const special = jobCodes.find((name) => name === (code === 'file_extension' ? 'file_kind' : code))
  if (special) return `leads.job.error.${special}`
  const field = jobFields.find((name) => name === path)
  return field ? (sharedErrorKey(code) ?? `leads.job.error.${field}`) : 'leads.failure.text'
}

type MessageErrorKey =
  | `contact.message.error.${(typeof messageFields)[number] | 'reach' | 'tooLong' | 'longText'}`
  | 'leads.failure.text'

/** The key of the words beside a field of the contact form; a failure in general when no field of it is meant. */
export function messageErrorKey(path: string, code: string): MessageErrorKey {
  const field = messageFields.find((name) => name === path)
  if (!field) return 'leads.failure.text'
  if (code === 'no_way_to_answer') return 'contact.message.error.reach'
  if (code === 'too_long') return `contact.message.error.${field === 'message' ? 'tooLong' : 'longText'}`
  return `contact.message.error.${field}`
}
