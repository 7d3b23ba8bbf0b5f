/** A text as people type it in a hurry: no accents, no capitals, straight apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase()
}

/** Whether a folded text has every word of `query` somewhere. */
export function hasWords(folded: string, query: string): boolean {
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** A word, and every word that lacks one of its letters: two that differ by one letter, or by two swapped, share one. */
const nearby = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]

/** As {@link hasWords}, where each word of four letters or more may be the beginning of one with a slip in it. */
export function hasWordsAlike(folded: string, query: string): boolean {
  const words = folded.split(/[^\p{L}\p{N}]+/u)
  const isAlike = (typed: string, word: string) =>
    [-1, 0, 1].some((more) => {
      const near = nearby(word.slice(0, typed.length + more))
      return nearby(typed).some((each) => near.includes(each))
    })
  return foldText(query)
    .split(/\s+/)
    .every((typed) => folded.includes(typed) || (typed.length > 3 && words.some((word) => isAlike(typed, word))))
}
