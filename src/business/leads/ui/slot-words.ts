import { slotStart, type SlotKind } from '../slots.ts'

/** On a phone the first word of a chip stands over the others. */
export const inTwoLines = (words: string) => words.replace(' ', '\n')

/** In minutes. */
const noon = 12 * 60

/** The heading of a slot's half of the day. */
export const partOfDay = (kind: SlotKind, slot: string) =>
  (slotStart(kind, slot) ?? 0) < noon ? 'leads.booking.morning' : 'leads.booking.afternoon'
