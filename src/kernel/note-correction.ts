import { wallClock } from './calendar-date.ts'
import { countryTable, type Country } from './country.ts'

type NoteEntry = { readonly event: string; readonly staffId: string | null; readonly at: string }

/** Whether somebody may still correct what they noted: their own note, on the office's day on which they wrote it. */
export function mayCorrect(
  { event, staffId, at }: NoteEntry,
  { me, country, now }: { readonly me: string | undefined; readonly country: Country; readonly now: Date },
): boolean {
  const dayOf = (moment: Date) => wallClock(moment, countryTable[country].utcOffset).date
  return event === 'note' && staffId !== null && staffId === me && dayOf(new Date(at)) === dayOf(now)
}
