import * as z from 'zod/mini'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { longText, missingOr } from '#kernel/form-fields.ts'
import { languages, type Language } from '#kernel/language.ts'
import { optionalLine, optionalText, words } from '../settings/setting-fields.ts'
import type { LegalText } from './legal-text.ts'

/** A legal text as staff write it: Markdown, in force since a day. */
export const legalSchema = z.object({
  effective: z.string({ error: missingOr('invalid_date') }).check(z.refine(isCalendarDate, 'invalid_date')),
  title: words(2, 80),
  titleEn: optionalLine(80),
  description: words(2, 320),
  descriptionEn: optionalLine(320),
  content: longText(20, 40_000),
  contentEn: optionalText(40_000),
})
export type LegalSettings = z.output<typeof legalSchema>

/** A legal text that comes with the site, as staff find it when they begin to change it. */
export function legalSettings({ effective, title, description, sections }: LegalText): LegalSettings {
  const [content = '', contentEn = ''] = languages.map((language) => markdownOf(sections, language))
  return {
    effective,
    title: title.fr,
    titleEn: title.en,
    description: description.fr,
    descriptionEn: description.en,
    content,
    contentEn,
  }
}

function markdownOf(sections: LegalText['sections'], language: Language): string {
  return sections[language]
    .map(({ title, paragraphs, points = [] }, index) =>
      [`## ${index + 1}. ${title}`, ...paragraphs, points.map((point) => `- ${point}`).join('\n')]
        .filter((block) => block !== '')
        .join('\n\n'),
    )
    .join('\n\n')
}
