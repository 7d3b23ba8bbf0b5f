import { describe, expect, test } from 'vitest'
import { formatMoney } from '#kernel/money.ts'
import { quoteDays } from '#kernel/retention.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { pdfPages } from '../support/pdf-text.ts'
import { makeQuoteOver } from '../support/quotes.ts'
import { desk, visits } from '../support/visit.ts'

const visit = visits()

describe.each([
  ['fr', 'bf'],
  ['en', 'cm'],
] as const)('a quote in %s, in %s', (language, country) => {
  test('opens by its link on a phone, tells its price and what runs, and is handed on', async () => {
    const visitor = await visit({ language, country })
    const { page, say, open } = visitor
    const { key, reference, totalPrice, currency } = await makeQuoteOver(visitor, country)
    const response = await open(`/quote/${key}`)
    expect(response?.status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: say('quote.title', { reference }) }).waitFor()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    const total = formatMoney({ amount: totalPrice, currency })
    await expect.poll(() => page.locator('header strong.money').textContent()).toBe(total)
    await page.getByRole('heading', { name: say('quote.runs') }).waitFor()
    await expectAccessible(page, 'the quote')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

    const hrefOf = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('href')
    const chat = await hrefOf(say('quote.share.chat'))
    expect(decodeURIComponent(chat ?? '')).toContain(`/quote/${key}`)
    expect(decodeURIComponent(chat ?? '')).toContain(total)
    expect(decodeURIComponent((await hrefOf(say('quote.share.mail'))) ?? '')).toMatch(
      new RegExp(`^mailto:\\?subject=.*${reference}&body=.*${key}`),
    )
    const pdf = await page.request.get((await hrefOf(say('quote.pdf'))) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect(pdfPages(await pdf.body()).join('\n')).toContain(reference)

    await page.getByRole('link', { name: say('quote.instalments') }).click()
    await page.waitForURL(/\/financing\?productId=\d+&quote=[0-9a-z]{16}$/)
  })

  test('that has expired, or never was, is a page that leads on', async () => {
    const { page, say, open, forgive } = await visit({ language, country, viewport: desk })
    forgive(/404/)
    expect((await open('/quote/0000000000000000'))?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: say('quote.missing.title') }).waitFor()
    await page.getByText(say('quote.missing.text', { days: quoteDays })).waitFor()
    await page.getByRole('link', { name: say('quote.missing.audit') }).click()
    await page.waitForURL(/\/smart-solar-plan$/)
  })
})

test('its link is copied, without script it is in the address', async () => {
  const visitor = await visit({ language: 'en' })
  const { page, say, open } = visitor
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { key } = await makeQuoteOver(visitor, 'cm')
  await open(`/quote/${key}`)
  await page.evaluate('delete Navigator.prototype.share')
  await page.getByRole('button', { name: say('quote.share.link') }).click()
  await page.getByText(say('quote.share.copied')).first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/quote/${key}`)
})
