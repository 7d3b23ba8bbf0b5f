import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerWithoutPage } from './page-address.ts'

const site = 'https://example.org'
const moved = { '/energy-audit': '/smart-solar-plan' }
const answerTo = (address: string) => answerWithoutPage(address, new URL(site + address), moved)

describe('an address without a page of its own', () => {
  test.each([
    ['/energy-audit?type=commercial&x=1', '/smart-solar-plan?type=commercial&x=1'],
    ['/energy-audit/', '/smart-solar-plan'],
    ['/products/', '/products'],
    ['/products///', '/products'],
    ['//products', '/products'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['//evil.example//a//?b=//c', '/evil.example/a?b=//c'],
    ['/\\evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/%2f%2fevil.example/', '/%2f%2fevil.example'],
  ])('%s leads on to %s', (from, location) => expect(answerTo(from)).toEqual({ status: 301, location }))

  test('never leads to another site', () => {
    const part = fc.constantFrom('/', '//', '\\', '.', '..', '@', ':', '?', '%2f', '%5c', 'a', 'evil.example', '\t')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const answer = answerTo(`/${parts.join('')}`)
        if (answer?.status !== 301) return
        expect(new URL(answer.location, site).origin).toBe(site)
        expect(answerTo(answer.location)?.status).not.toBe(301)
      }),
    )
  })

  test.each([`/news/${'a'.repeat(10_000)}`, '/favicon.ico', '/a/b.php', '/%', '/products/%E0%A4%A', '/%ff'])(
    '%s is not there',
    (address) => expect(answerTo(address)).toEqual({ status: 404 }),
  )

  test('one that no link of ours has is too long', () => {
    expect(answerTo(`/products?a=${'a'.repeat(2_036)}`)).toBeNull()
    expect(answerTo(`/products?a=${'a'.repeat(2_037)}`)).toEqual({ status: 414 })
  })

  test.each(['a', ' ', '%00', '☀', '<', '%F0%9F%98%80'])(
    'a search for 10,000 of %s leads to a shorter one',
    (typed) => {
      const answer = answerTo(`/search?lang=en&q=${typed.repeat(10_000)}`)
      expect(answer?.status).toBe(301)
      const location = answer?.status === 301 ? answer.location : ''
      expect(location).toMatch(/^\/search\?q=/)
      expect(answerTo(location)).toBeNull()
    },
  )
})

test.each(['/', '/?a//b', '/products', '/products/2?lang=en', '/%C3%A9', '/%5cevil.example'])(
  '%s is a page',
  (address) => expect(answerTo(address)).toBeNull(),
)
