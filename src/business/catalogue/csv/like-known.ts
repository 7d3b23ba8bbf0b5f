import { editDistance } from '#kernel/edit-distance.ts'
import { foldText } from '#kernel/fold-text.ts'

/** What a product is called. */
export type KnownName = { readonly slug: string; readonly name: string; readonly nameEn: string }

/** Letters and figures alone: what two ways of writing one name have in common. */
const plain = (text: string) => foldText(text).replaceAll(/[^a-z0-9]+/g, '')
/** Products of a line differ by a figure: `Kit 5kVA` is no slip for `Kit 6kVA`. */
const figures = (text: string) => text.replaceAll(/\D+/g, ' ')

const mostSlips = 2
const shortest = 6

function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < shortest || Math.abs(one.length - other.length) > mostSlips) return false
  return figures(one) === figures(other) && editDistance(one, other) <= mostSlips
}

/** Slips are looked for in so many names: each is compared with every product. */
const mostCompared = 200

/** Finds the product that a row probably means which names none: one of the same name or short name, but for spaces, accents and a slip. */
export function likeKnown(
  known: readonly KnownName[],
): (row: Pick<KnownName, 'slug' | 'name'>) => KnownName | undefined {
  const names = known.map((product) => ({ product, plain: [product.slug, product.name, product.nameEn].map(plain) }))
  const exact = new Map(names.flatMap((one) => one.plain.map((name) => [name, one.product] as const)))
  let compared = 0
  return (row) => {
    const written = [row.slug, row.name].map(plain).filter((name) => name !== '')
    const same = written.map((name) => exact.get(name)).find((product) => product !== undefined)
    if (same || compared >= mostCompared) return same
    compared += 1
    return names.find((one) => one.plain.some((name) => written.some((given) => isSlip(given, name))))?.product
  }
}
