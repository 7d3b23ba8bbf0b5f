import type { FieldError } from '#kernel/problem.ts'

/** The fields of the contact form, in its order. */
export const messageFields = ['name', 'email', 'phone', 'message'] as const
export type MessageField = (typeof messageFields)[number]

/** Why a message was not taken when no field is to blame. */
export type MessageFailure = 'too_many_requests' | 'payload_too_large' | 'cross_origin' | 'unreadable' | 'internal'

/** What the contact page tells of a message that it did not take. */
export type MessageAnswer = {
  /** As typed. */
  readonly values: Readonly<Partial<Record<MessageField, string>>>
  readonly errors: readonly FieldError[]
  readonly failure?: MessageFailure
}

/** Where the contact page finds its answer among what it was drawn from. */
export const messageAnswerKey = ['message-answer'] as const

/** What the form's address leads to on the page that answers it: shown and focused, with or without a script. */
export const answerId = 'message-answer'

/** A field that no person fills: it is out of sight. */
export const trapField = 'website'

/** The parameter of the contact page's address that names a message just sent. */
export const sentParameter = 'sent'

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
