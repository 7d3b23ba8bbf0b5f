import { contentLanguageOf, type Language, type LocalizedContent } from '#kernel/language.ts'
import { figuresOf } from './figures.ts'
import type { GuideIssuer } from './guide-issuer.ts'
import type { GuideWords } from './guide-words.ts'
import { drawPageOne } from './page-one.server.ts'
import { drawPageTwo } from './page-two.server.ts'
import { closeSheet, openSheet } from './sheet.server.ts'
import { wordsEn } from './words-en.ts'
import { wordsFr } from './words-fr.ts'

const wordsOf: LocalizedContent<GuideWords> = { fr: wordsFr, en: wordsEn }

/**
 * The free guide of the audit: a PDF of two A4 pages in one language. The same language, issuer and date give the same
 * bytes.
 */
export function renderGuide(language: Language, issuer: GuideIssuer, date: Date): Promise<Buffer> {
  const words = wordsOf[contentLanguageOf(language)]
  const figures = figuresOf(language)
  const sheet = openSheet({ title: words.title, author: issuer.name, language, date })
  drawPageOne(sheet, words, figures, language, issuer.name)
  drawPageTwo(sheet, words, figures, issuer, date)
  return closeSheet(sheet)
}
