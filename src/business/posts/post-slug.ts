const longest = 100

/**
 * The end of an address made from a title: lowercase letters without accents, digits, single hyphens; at most 100
 * characters, cut between words. '' where a title has no letter or digit of ours.
 */
export function slugOf(title: string): string {
  const words = title
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const [first = '', ...rest] = words
  return rest.reduce(
    (slug, word) => (slug.length + word.length < longest ? `${slug}-${word}` : slug),
    first.slice(0, longest),
  )
}
