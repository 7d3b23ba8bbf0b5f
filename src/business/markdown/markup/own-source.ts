/**
 * The path of a picture of our own, as an author wrote it: a path of the site or an address at `publicUrl`. Null for
 * anything on another host, for what is no address, and for nothing.
 */
/**
 * The path of a picture of our own, as an author wrote it: a path of the site or an address at `publicUrl`. Null for
 * anything on another host, for what is no address, and for nothing.
 */
export function ownSource(source: string | null, publicUrl: string): string | null {
  if (!source || !URL.canParse(source, publicUrl)) return null
  const { origin, protocol, pathname, search, hash } = new URL(source, publicUrl)
  const isOwn = protocol.startsWith('http') && origin === new URL(publicUrl).origin
  return isOwn ? pathname + search + hash : null
}

/** An address that a link may lead to, as an author wrote it; null for anything but http and https, and for nothing. */
export function webAddress(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null
  const { protocol, href } = new URL(link)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
