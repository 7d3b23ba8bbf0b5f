import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Localized } from '#kernel/language.ts'

/** One section of a legal text: its paragraphs, then the points of a list if it has one. */
export type LegalSection = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

/** A legal text that is in force since a day; a change of its words is a new version. */
export type LegalText = {
  readonly version: number
  readonly effective: CalendarDate
  readonly title: Localized
  readonly description: Localized
  readonly sections: Localized<readonly LegalSection[]>
}
