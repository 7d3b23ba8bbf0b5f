import { editDistance } from '#kernel/edit-distance.ts'

/** A word of a question (letters and figures only), and what the words that search knows say of it. */
export type ReadWord = {
  readonly word: string
  readonly isKnown: boolean
  /** Known words that it begins. */
  readonly completions: readonly string[]
  /** Known words that look like it. */
  readonly similar: readonly string[]
}

/** A question as PostgreSQL's `to_tsquery` reads it: every word, and what is near it. Null when there is no word. */
export type SearchTerms = { readonly all: string; readonly any: string } | null

/** A known word that stands alone and is so short may be the beginning of another. */
const beginningLengths = { least: 3, most: 4 }
const mostCorrections = 3
/** To look for any of many words costs the most of all: the longest say the most. */
const mostOfAny = 4

/**
 * The terms of a question. A word that nobody wrote stands for those that it begins, else for those it was meant to be.
 * Near a question is what has any of its words, or goes on where its only word ends.
 */
export function searchTerms(words: readonly ReadWord[]): SearchTerms {
  const [first] = words
  if (!first) return null
  const all = words.map((word) => termOf(word)).join(' & ')
  if (words.length === 1) return { all, any: mayGoOn(first) ? `${first.word}:*` : all }
  const longest = words.toSorted((a, b) => b.word.length - a.word.length).slice(0, mostOfAny)
  return { all, any: longest.map((word) => termOf(word)).join(' | ') }
}

function termOf(read: ReadWord): string {
  const { word, isKnown, completions } = read
  if (isKnown) return word
  const meant = completions.length > 0 ? [`${word}:*`, ...completions] : [word, ...correctionsOf(read)]
  return `(${meant.join(' | ')})`
}

function mayGoOn({ word, isKnown }: ReadWord): boolean {
  return isKnown && word.length >= beginningLengths.least && word.length <= beginningLengths.most
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
