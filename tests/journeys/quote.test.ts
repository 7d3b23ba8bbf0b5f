import { describe, expect, test } from 'vitest'
import { presets } from '#business/energy/built-in-presets.ts'
import type { Application } from '#business/financing/application.ts'
import type { Quote } from '#business/quotes/quote.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { quoteDays } from '#kernel/retention.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { pdfPages } from '../support/pdf-text.ts'
import { applicationForm } from '../support/application-form.ts'
import { makeQuoteOver } from '../support/quotes.ts'
import { plain } from '../support/shown-text.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { desk, visits, type Visit } from '../support/visit.ts'

const visit = visits()

const chosenIn = ({ page, say }: Visit) =>
  page.getByRole('list', { name: say('energy.selection.title') }).getByRole('spinbutton')

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
    await page.getByText(say('quote.kept', { reference })).waitFor()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    const total = formatMoney({ amount: totalPrice, currency })
    await expect.poll(() => page.locator('header strong.money').textContent()).toBe(total)
    await page.getByRole('heading', { name: say('quote.runs') }).waitFor()
    expect(await page.getByRole('main').textContent()).toContain(say('quote.runs.always'))
    await page.getByRole('heading', { name: say('installation.title') }).waitFor()
    await expectAccessible(page, 'the quote')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

    const hrefOf = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('href')
    const chat = await hrefOf(say('quote.share.chat'))
    expect(decodeURIComponent(chat ?? '')).toContain(`/quote/${key}`)
    expect(decodeURIComponent(chat ?? '')).toContain(total)
    expect(decodeURIComponent((await hrefOf(say('quote.share.mail'))) ?? '')).toMatch(
      new RegExp(`^mailto:\\?subject=.*${reference}&body=.*${key}`),
    )

    // The whole of it is ordered, and its audit is there to be changed.
    await page.getByRole('button', { name: say('quote.order'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
    await dialog.getByText(say('leads.order.quote', { reference })).waitFor()
    const field = await dialog.getByLabel(say('leads.order.label.fullName')).boundingBox()
    expect((field?.x ?? 360) + (field?.width ?? 0)).toBeLessThan(360)
    const person = `Quote ${language}`
    await dialog.getByLabel(say('leads.order.label.fullName')).fill(person)
    await dialog.getByLabel(say('leads.order.label.phoneNumber')).fill('0803 000 0000')
    await dialog.getByRole('button', { name: say('leads.order.submit') }).click()
    // Told once, for as long as it is wanted.
    await expect.poll(() => page.getByText(/ORD-\d{6}/).count()).toBe(1)
    expect(await leadsOf(person)).toMatchObject([{ country, payload: { total: { amount: totalPrice, currency } } }])
    await page.getByRole('link', { name: say('quote.change') }).click()
    await page.waitForURL(/\/smart-solar-plan\?type=residential$/)
    await expect.poll(() => chosenIn(visitor).count()).toBe(2)

    // A list of the visitor's own is not replaced unasked.
    const first = chosenIn(visitor).first()
    await first.fill('7')
    await open(`/smart-solar-plan?quote=${key}`)
    await page.getByText(say('quote.reopen.title', { reference })).waitFor()
    expect(await first.inputValue()).toBe('7')
    await page.getByRole('button', { name: say('quote.reopen.yes') }).click()
    await expect.poll(() => first.inputValue()).toBe('1')
    await open(`/smart-solar-plan?quote=${key}`)
    await page.waitForURL(/\/smart-solar-plan\?type=residential$/)
  })

  test('leads from the home page by a kind of place to the PDF, the instalments and an application with its documents', async () => {
    const visitor = await visit({ language, country })
    const { page, say, open, forgive } = visitor
    forgive(/ERR_FAILED/)
    // Three taps from the home page to a total price, for whom the first answers suit.
    await open('/')
    await page.getByRole('button', { name: say('home.hero.audit') }).click()
    const home = presets.find(({ key }) => key === 'family-home')
    await page.getByText(home ? nameIn(home, language) : '', { exact: true }).click()
    await expect.poll(() => chosenIn(visitor).count()).toBe(home?.lines.length)
    await page.getByRole('button', { name: say('energy.continue') }).click()
    await page.getByRole('heading', { name: say('sizing.result.title') }).waitFor()
    const answered = plain(await page.getByRole('main').innerText())
    const keep = page.getByRole('button', { name: say('sizing.answer.keep') }).first()
    // The answer is lost on its way: what is tried again is the same quote.
    const keys: (string | undefined)[] = []
    await page.route('**/api/quotes', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await keep.click()
    await page.getByText(say('sizing.answer.keepFailed.title')).first().waitFor()
    await keep.click()
    await page.waitForURL(/\/quote\/[0-9a-z]{16}$/)
    expect(keys[1]).toBe(keys[0])
    const address = new URL(page.url()).pathname
    const quote = (await (await page.request.get(`/api${address.replace('quote', 'quotes')}`)).json()) as Quote
    const { reference, key, currency, totalPrice } = quote
    const total = plain(formatMoney({ amount: totalPrice, currency }))
    expect(answered).toContain(total)
    await page.getByText(say('quote.kept', { reference })).waitFor()
    const link = page.getByRole('main').getByRole('link', { name: say('quote.pdf') })
    const pdf = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    const bytes = await pdf.body()
    expect(bytes.length).toBeLessThan(150_000)
    expect(plain(pdfPages(bytes).join('\n'))).toContain(reference)

    // Kept again, the same result is the same quote.
    await page.goBack()
    await keep.click()
    await page.waitForURL(`**${address}`)
    await page.getByRole('link', { name: say('quote.instalments') }).click()
    await page.getByRole('heading', { name: say('quote.financed.title') }).waitFor()
    await expectAccessible(page, 'a quote in the simulator')
    await page.locator('main form [type=submit]').filter({ visible: true }).click()
    await page.locator('[data-plan]').getByText(say('plan.quote', { reference })).waitFor()
    expect(plain(await page.locator('[data-plan]').innerText())).toContain(total)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page
      .getByRole('link', { name: say('plan.schedule.eligibility') })
      .last()
      .click()
    await page.waitForURL(new RegExp(`/eligibility\\?.*quote=${key}`))
    await page.getByRole('link', { name: say('eligibility.plan.quote', { reference }), exact: true }).waitFor()

    const screens = applicationForm(page, say)
    await screens.tell({ monthlyIncome: '4 500 000', employerName: 'Dangote' })
    await screens.sendDocuments()
    await screens.submit()
    await page.getByRole('heading', { name: say('application.submitted') }).waitFor()
    const [application] = (await (await page.request.get('/api/financing/applications')).json()) as Application[]
    expect(application).toMatchObject({ status: 'submitted', totalAmount: totalPrice, quote: { key, reference } })
    await open(`/financing/applications/${application?.id}`)
    await page.getByRole('link', { name: say('eligibility.plan.quote', { reference }), exact: true }).click()
    await page.waitForURL(`**${address}`)
  })

  test('without its link is asked for, and opened from whatever holds its key', async () => {
    const visitor = await visit({ language, country })
    const { page, say, open } = visitor
    const { key, reference } = await makeQuoteOver(visitor, country)
    await open('/quotes')
    await page.getByRole('heading', { level: 1, name: say('quote.find.title') }).waitFor()
    await expectAccessible(page, 'no quote named')
    const link = page.getByLabel(say('quote.find.label'), { exact: true })
    await link.fill('hello')
    await page.getByRole('button', { name: say('quote.find.submit') }).click()
    await page.getByText(say('quote-compare.unreadable')).waitFor()
    await link.fill(reference)
    await page.getByRole('button', { name: say('quote.find.submit') }).click()
    await page.getByText(say('quote.find.error.reference')).waitFor()
    await link.fill(`https://example.com/quote/${key}?lang=fr`)
    await page.getByRole('button', { name: say('quote.find.submit') }).click()
    await page.getByText(reference).first().waitFor()
  })

  test('that has expired, or never was, is a page that leads on', async () => {
    const { page, say, open, forgive } = await visit({ language, country, viewport: desk })
    forgive(/404/)
    expect((await open('/quote/0000000000000000'))?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: say('quote.missing.title') }).waitFor()
    await page.getByText(say('quote.missing.text', { days: quoteDays })).waitFor()
    await page.getByRole('link', { name: say('quote.missing.audit') }).click()
    await page.waitForURL(/\/smart-solar-plan$/)

    await open('/financing?quote=0000000000000000')
    await page.getByText(say('quote.missing.title')).waitFor()
    await expect.poll(() => page.getByRole('radio').count()).toBeGreaterThan(3)
  })
})

test('its link is copied, without script it is in the address; an expert is told of it', async () => {
  const visitor = await visit({ language: 'en' })
  const { page, say, open } = visitor
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { key, reference } = await makeQuoteOver(visitor, 'cm')
  await open(`/quote/${key}`)
  await page.evaluate('delete Navigator.prototype.share')
  await page.getByRole('button', { name: say('quote.share.link') }).click()
  await page.getByText(say('quote.share.copied')).first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/quote/${key}`)

  await page
    .getByRole('main')
    .getByRole('button', { name: say('quote.expert') })
    .click()
  await page.getByRole('dialog').getByText(say('leads.quote.attached', { reference })).waitFor()
})
