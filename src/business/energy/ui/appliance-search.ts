type Named = { readonly name: string; readonly nameEn: string }

/** A text as people type it in a hurry: no accents, no capitals. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase()
}

/** Keeps what has every word of `query` somewhere in its French or English name, whatever the accents. */
export function searchNames<T extends Named>(items: readonly T[], query: string): T[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return items.filter(({ name, nameEn }) => {
    const folded = fold(`${name} ${nameEn}`)
    return words.every((word) => folded.includes(word))
  })
}
