/** Characters. */
const longestSlug = 200

/** True for what can name a post in an address: lower-case letters and digits, single hyphens between them. */
export function isPostSlug(value: string): boolean {
  return value.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
}
