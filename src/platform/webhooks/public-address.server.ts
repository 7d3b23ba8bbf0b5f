import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Addresses of IPv4 that are no public host's: this machine, private networks, links, tests, groups (RFC 6890, RFC 5771). */
const notPublic = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4')

/** Of IPv6 all but the global addresses, and of those what leads to other networks or is an example (RFC 4291, 6890). */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6')

/** True of an address that anybody's server may have. */
function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return isIP(address) === 4 && !notPublic.check(address, 'ipv4')
  return global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Names that lead nowhere else than to this machine and its network (RFC 6761, 6762): of one part, or kept for that. */
const privateName = /^[^.]+\.?$|\.(?:localhost|local|internal|home\.arpa)\.?$/

/** Whether an address of the web may be a target, as far as it says: by https, at no private address or name. */
export function isTargetAllowed(url: string, mayBePrivate: boolean): boolean {
  if (mayBePrivate) return true
  const { protocol, hostname } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(literal) ? isPublicAddress(literal) : !privateName.test(literal))
}

/** A target that lies in a network of ours. */
export class PrivateAddressError extends Error {
  readonly code = 'EPRIVATE'
}

/**
 * Finds the addresses of a host as a connection asks for them, and refuses one that has any which is not public: what is
 * checked is what is connected to, whatever the name leads to a moment later.
 */
export const publicLookup: LookupFunction = (host, options, answer) => {
  resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return answer(error, '', 0)
    const [first] = found
    const refused = found.find(({ address }) => !isPublicAddress(address))
    if (refused || !first) return answer(new PrivateAddressError(`${host} is no public address`), '', 0)
    if (options.all) answer(null, found)
    else answer(null, first.address, first.family)
  })
}
