import { formatShortDay } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import type { LastContact } from '../last-contact.ts'

/** The day, which way, and by whom. */
export const lastContactInWords = ({ on, by, way }: LastContact, text: Text): string =>
  joinWithDots([formatShortDay(on, text.language), text(`admin-leads.lastContact.${way}`), by])
