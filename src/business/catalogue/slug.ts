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
