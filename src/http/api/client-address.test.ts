import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf, rangeOf } from './client-address.ts'

describe('clientAddress', () => {
  test.each([
    ['without a proxy is the socket’s, whatever the header claims', '198.51.100.7', '203.0.113.9', 0, '198.51.100.7'],
    ['behind one proxy is what that proxy saw', '10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['behind one proxy is not what the client claims', '10.0.0.1', '1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
    ['behind two proxies is what the outer one saw', '10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['with fewer entries than proxies is the first', '10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
    ['behind a proxy that adds nothing is the proxy’s', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['passes over an entry that is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['leaves out a port', '10.0.0.1', '203.0.113.9:4711', 1, '203.0.113.9'],
    ['leaves out brackets, quotes and a port', '10.0.0.1', '"[2001:db8::1]:4711"', 1, '2001:db8::1'],
    ['is IPv4 when it is mapped into IPv6', '::ffff:198.51.100.7', undefined, 0, '198.51.100.7'],
    ['is empty when nothing is known', undefined, undefined, 0, ''],
    ['is empty for a header of commas', undefined, ',,,', 2, ''],
  ])('%s', (_, socket, header, proxies, address) => {
    expect(clientAddress(socket, header, proxies)).toBe(address)
  })

  test('never depends on what stands before the proxies’ own entries', () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4(), { minLength: 1, maxLength: 3 }), fc.string(), (ours, claimed) => {
        const header = ours.join(', ')
        const told = clientAddress('10.0.0.1', `${claimed}, ${header}`, ours.length)
        expect(told).toBe(clientAddress('10.0.0.1', header, ours.length))
        expect(told).toBe(ours[0])
      }),
    )
  })
})

describe('networkOf', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::4:5:6:192.0.2.33', '1:0:0:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

  test('is the same for every address of a /64', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (left, right) => {
        const prefix = networkOf(left).replace('::/64', '')
        const host = /(?:[0-9a-f]{1,4}:){3}[0-9a-f]{1,4}$/i.exec(right)?.[0] ?? '0:0:0:1'
        expect(networkOf(`${prefix}:${host}`)).toBe(`${prefix}::/64`)
      }),
    )
  })
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('the range of %s is %s', (address, range) => expect(rangeOf(address)).toBe(range))
