import { foldText, hasWords } from '#kernel/fold-text.ts'

type Named = { readonly name: string; readonly nameEn: string }

/** Keeps what has every word of `query` somewhere in its French or English name, whatever the accents. */
export function searchNames<T extends Named>(items: readonly T[], query: string): T[] {
  return items.filter(({ name, nameEn }) => hasWords(foldText(`${name} ${nameEn}`), query))
}
