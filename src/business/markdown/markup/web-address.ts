/** An address that a link may lead to, as an author wrote it; null for anything but http and https, and for nothing. */
export function webAddress(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null
  const { protocol, href } = new URL(link)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
