import { isIP } from 'node:net'
import type { Context } from 'hono'

/** An entry of X-Forwarded-For as an address: some proxies add a port, and quote or bracket IPv6. */
function addressIn(entry: string): string | null {
  const bare = entry.trim().replace(/^"|"$/g, '')
  const address = /^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare
  return isIP(address) ? withoutMapping(address) : null
}

/** `::ffff:192.0.2.1`, as a socket that takes both families names an IPv4 client, is `192.0.2.1`. */
function withoutMapping(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  return mapped && isIP(mapped) === 4 ? mapped : address
}

/**
 * Who is at the other end, when `proxies` of ours stand in front: each adds the address that it was called from at the end
 * of X-Forwarded-For, so what lies before their entries is only what the client claims. An entry that is no address is
 * passed over for the one nearer to us; '' when there is none at all.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const path = [...(forwardedFor?.split(',') ?? []), socketAddress ?? ''].map(addressIn)
  const seenByUs = path.slice(Math.max(0, path.length - 1 - proxies))
  return seenByUs.find((address) => address !== null) ?? ''
}

/** Whom a limit counts as one: an IPv4 address, or the /64 that an IPv6 client has for itself. */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** Where somebody comes from, as it is kept for years: the /24 of an IPv4 address or the /48 of an IPv6 one, which is nobody's own. */
export function rangeOf(address: string): string {
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return address && `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL writes every IPv6 address in one form: hexadecimal, no leading zeros.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}

type NodeBindings = { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } }

/** The network that a request comes from; '' for a call in the same process. */
export function clientNetwork(c: Context, proxies: number): string {
  return networkOf(addressOf(c, proxies))
}

/** The range that a request comes from, as {@link rangeOf} says. */
export function clientRange(c: Context, proxies: number): string {
  return rangeOf(addressOf(c, proxies))
}

function addressOf(c: Context, proxies: number): string {
  const { incoming } = (c.env ?? {}) as NodeBindings
  return clientAddress(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), proxies)
}
