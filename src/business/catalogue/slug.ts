/**
 * A name as it stands in an address: lower case, only letters, digits, spaces and hyphens kept (accents dropped),
 * spaces to hyphens, repeated hyphens collapsed (specification 2, section 5). Empty when nothing of the name remains.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A slug made from a name, numbered where another product has it: `kit`, `kit-2`. */
export function freeSlugOf(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name) || 'product'
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
