import { beforeAll, describe, expect, test } from 'vitest'
import type { Quote } from '#business/quotes/quote.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { languages } from '#kernel/language.ts'
import { drawnWithLoaded } from '../../../../tests/support/drawn.tsx'
import { plain } from '../../../../tests/support/shown-text.ts'
import { quoteStanding } from './asked-quote.ts'
import QuotedSystem from './quoted-system.tsx'

const system = {
  id: 2,
  name: 'Kit deux',
  nameEn: 'Kit two',
  units: 2,
  panels: 6,
  installation: 90_000,
  inInstalments: true,
}
const quote = {
  key: '7d2k9m4x0b6q8r3t',
  reference: 'QUO-000012',
  country: 'cm',
  currency: 'NGN',
  totalPrice: 4_300_000,
  validUntil: '2026-04-04',
  isValid: true,
  system,
  now: { state: 'price_changed', receipt: { totalPrice: 4_500_000 } },
} as unknown as Quote

const asked = (changes: object = {}, failure: 'missing' | 'failed' | null = null) => ({
  quote: failure ? null : { ...quote, ...changes },
  isPending: false,
  failure,
  refetch: () => undefined,
})
const drawn = (it: ReturnType<typeof asked>, language: (typeof languages)[number] = 'en') =>
  plain(
    drawnWithLoaded(
      <QuotedSystem
        asked={it}
        standing={quoteStanding(it, 'cm')}
        pictureOf={() => null}
        onTalkToExpert={() => undefined}
      />,
      { language },
    ),
  )

beforeAll(async () => {
  await Promise.all(languages.map((language) => loadMessages(language, ['quote'])))
})

test('what is financed is named with its units, panels, total, last day and reference', () => {
  const html = drawn(asked({ now: { receipt: { totalPrice: 4_300_000 } } }))
  for (const words of ['2 × Kit two', '6 panels, installation included', '4 300 000 ₦', '4 April 2026', 'QUO-000012'])
    expect(html).toContain(words)
  expect(html).toContain('href="/quote/7d2k9m4x0b6q8r3t"')
  expect(html).not.toContain('on the day of the quote')
})

describe('a price that has changed since is told beside the quote’s', () => {
  test.each([
    [true, '4 300 000 ₦</strong>'],
    [false, '4 500 000 ₦</strong>'],
  ])('which is paid while the quote holds (%s)', (isValid, paid) => {
    const html = drawn(asked({ isValid }))
    expect(html).toContain(paid)
    expect(html).toContain('4 300 000 ₦')
    expect(html).toContain('4 500 000 ₦')
  })
})

test.each([
  ['elsewhere', asked({ country: 'bf' })],
  ['withdrawn', asked({ now: { receipt: null } })],
  ['cash', asked({ system: { ...system, inInstalments: false } })],
  ['missing', asked({}, 'missing')],
  ['failed', asked({}, 'failed')],
] as const)('what can’t be financed says why and leads on: %s', (standing, it) => {
  expect(quoteStanding(it, 'cm')).toBe(standing)
  for (const language of languages) {
    const html = drawn(it, language)
    expect(html).not.toContain('strong class="money')
    expect(html).toMatch(/<(button|a|p)[ >]/)
    expect(html).not.toContain('quote.')
  }
})
