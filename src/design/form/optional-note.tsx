import { useText } from '#i18n/text-context.tsx'

/** Behind the label of a field that may stay empty: what has to be filled in bears no mark. */
export function OptionalNote() {
  // The space keeps the two words apart where they are read out.
  return <> {useText()('admin.optional')}</>
}
