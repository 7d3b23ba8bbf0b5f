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
