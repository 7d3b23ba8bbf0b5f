import type { Language } from '#kernel/language.ts'
import type { SiteMessage, SiteMessagePage, TextPlace, WordsInOneLanguage } from '../../../words/site-message.ts'

/** A text that was saved in one language: as it was, as it is, and whether those that said the same were with it. */
export type SavedWords = {
  readonly was: SiteMessage
  readonly saved: SiteMessage
  readonly language: Language
  readonly isEverywhere: boolean
}

/** A page of texts after one was saved: each stands where it stood, whether or not it is still what was sought. */
export function pageAfterSave(page: SiteMessagePage, done: SavedWords): SiteMessagePage {
  const { was, saved, language, isEverywhere } = done
  const isOwn = ({ words }: SiteMessage) => (words[language].own ? 1 : 0)
  const count = isEverywhere ? 1 + was.words[language].alike.length : 1
  const changed = page.changed + (isOwn(saved) - isOwn(was)) * count
  return { ...page, items: page.items.map((card) => cardAfterSave(card, done)), changed }
}

function cardAfterSave(card: SiteMessage, { was, saved, language, isEverywhere }: SavedWords): SiteMessage {
  if (card.key === saved.key) return saved
  const wasAlike = was.words[language].alike.some(({ key }) => key === card.key)
  if (!wasAlike) return card
  const words = card.words[language]
  return isEverywhere
    ? withWords(card, language, { ...words, own: saved.words[language].own, alike: allBut(card.key, saved, language) })
    : withWords(card, language, { ...words, alike: words.alike.filter(({ key }) => key !== saved.key) })
}

const withWords = (card: SiteMessage, language: Language, words: WordsInOneLanguage): SiteMessage => ({
  ...card,
  words: { ...card.words, [language]: words },
})

const allBut = (key: string, saved: SiteMessage, language: Language): TextPlace[] =>
  [{ key: saved.key, area: saved.area }, ...saved.words[language].alike].filter((place) => place.key !== key)
