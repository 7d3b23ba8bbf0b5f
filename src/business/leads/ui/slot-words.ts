import { formatClockTime } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { languageTable } from '#kernel/language.ts'
import { slotStart, type SlotKind } from '../slots.ts'

/** On a phone the first word of a chip stands over the others. */
export const inTwoLines = (words: string) => words.replace(' ', '\n')

/** In minutes. */
const noon = 12 * 60

/** When a slot begins; on a clock of twelve hours `part` is the heading that says which half of the day that is. */
export function slotLabel(kind: SlotKind, slot: string, text: Text): { label: string; part?: string } {
  const start = slotStart(kind, slot)
  if (start === null) return { label: slot }
  const label = formatClockTime(start, text.language)
  if (languageTable[text.language].clock === '24 hours') return { label }
  return { label, part: text(start < noon ? 'leads.booking.morning' : 'leads.booking.afternoon') }
}
