import type { MessageKey } from '#i18n/message-contexts.ts'
import type { FieldError } from '#kernel/problem.ts'

/** Codes that have words of their own here. */
const own = [
  'own_picture',
  'not_a_colour',
  'low_contrast',
  'https_link',
  'invalid_time',
  'closes_early',
  'days_backwards',
] as const
const known = [
  'required',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'too_small',
  'too_big',
  'not_integer',
  'not_a_number',
  'invalid_email',
  'invalid_phone',
  'invalid_date',
] as const

/** The words for what is wrong with a field. */
export function settingFieldWords({ code }: Pick<FieldError, 'code'>): MessageKey {
  const mine = own.find((one) => one === code)
  if (mine) return `admin-settings.error.${mine}`
  return `problems.field.${known.find((one) => one === code) ?? 'invalid'}`
}
