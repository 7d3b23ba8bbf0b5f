import { useText } from '#i18n/text-context.tsx'

/** Behind the label of a field that may stay empty: what has to be filled in bears no mark. */
export function OptionalNote() {
  return useText()('admin.optional')
}
