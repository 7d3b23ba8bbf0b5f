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
