import { editDistance } from './edit-distance.ts'

/** A word of a question (letters and figures only), and what the words that search knows say of it. */
export type ReadWord = {
  readonly word: string
  readonly isKnown: boolean
  /** Known words that it begins. */
  readonly completions: readonly string[]
  /** Known words that look like it. */
  readonly similar: readonly string[]
}

/** A question as PostgreSQL's `to_tsquery` reads it: every word, and any of them. Null when there is no word. */
export type SearchTerms = { readonly all: string; readonly any: string } | null

/** A known word that stands alone and is so short may be the beginning of another; to look further costs much more. */
const beginningLengths = { least: 3, most: 4 }
const mostCorrections = 3

/** The terms of a question: a word that nobody wrote stands for those that it begins, else for those it was meant to be. */
export function searchTerms(words: readonly ReadWord[]): SearchTerms {
  if (words.length === 0) return null
  const terms = words.map((word) => termOf(word, words.length === 1))
  return { all: terms.join(' & '), any: terms.join(' | ') }
}

function termOf(read: ReadWord, isAlone: boolean): string {
  const { word, isKnown, completions } = read
  if (isKnown) return isAlone && mayGoOn(word) ? `${word}:*` : word
  const meant = completions.length > 0 ? [`${word}:*`, ...completions] : [word, ...correctionsOf(read)]
  return `(${meant.join(' | ')})`
}

function mayGoOn({ length }: string): boolean {
  return length >= beginningLengths.least && length <= beginningLengths.most
}

/** Of the words that look like it, the nearest; none when even those are too far. */
function correctionsOf({ word, similar }: ReadWord): string[] {
  const most = word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3
  const near = Array.from(new Set(similar), (known) => ({ known, slips: editDistance(word, known) }))
  const fewest = Math.min(most, ...near.map(({ slips }) => slips))
  return near
    .filter(({ slips }) => slips <= fewest)
    .slice(0, mostCorrections)
    .map(({ known }) => known)
}
