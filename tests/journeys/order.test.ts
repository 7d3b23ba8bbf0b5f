import { expect, test } from 'vitest'
import type { Product } from '#business/catalogue/product.ts'
import { languages } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import type { EverydayLoad } from '#business/energy/everyday-loads.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { visits } from '../support/visit.ts'

const visit = visits()

test('an order that the network loses keeps what was typed and is stored once', async () => {
  const { page, say, open, forgive } = await visit({ country: 'bf' })
  forgive(/ERR_FAILED/)
  await open('/products')
  await page.getByRole('link', { name: say('catalogue.card.detailsOf', { name: 'Bluetti Core' }) }).click()
  await page.waitForURL(/products\/\d+$/)
  const productId = Number(page.url().split('/').at(-1))
  await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
  const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
  const name = dialog.getByLabel(say('leads.order.label.fullName'))
  await name.fill('Awa Lost')
  const submit = dialog.getByRole('button', { name: say('leads.order.submit') })
  expect(await submit.isDisabled()).toBe(true)
  // The phone number is missing: the keyboard's Enter says so.
  await name.press('Enter')
  await dialog.getByText('Veuillez remplir tous les champs requis.').waitFor()
  await dialog.getByLabel(say('leads.order.label.phoneNumber')).fill('+226 70 12 34 56')

  await page.route('**/api/orders', (route) => route.abort())
  await submit.click()
  await dialog
    .getByRole('alert')
    .filter({ hasText: say('leads.order.failure.title') })
    .waitFor()
  await expect.poll(() => name.inputValue()).toBe('Awa Lost')
  await page.unroute('**/api/orders')
  await dialog.getByRole('button', { name: say('leads.failure.retry') }).click()
  await page.getByText(say('leads.order.success.title')).waitFor()
  expect(await leadsOf('Awa Lost')).toMatchObject([
    { kind: 'order', country: 'bf', payload: { order: { productId }, total: { amount: 525_000, currency: 'XOF' } } },
  ])
  // It is told once, in the page, green at first, and stays for this visit.
  const [stored] = await leadsOf('Awa Lost')
  const reference = `ORD-${String(stored?.id).padStart(6, '0')}`
  const receipt = page.getByRole('region', { name: say('leads.order.receipt.title', { reference }) })
  await receipt.getByText(say('leads.order.receipt.next', { phone: '+226 70 12 34 56' })).waitFor()
  await receipt.getByText(/^Bluetti Core/).waitFor()
  await receipt.getByText(formatMoney({ amount: 525_000, currency: 'XOF' })).waitFor()
  expect(await page.getByText(reference).count()).toBe(1)
  await expect.poll(() => receipt.getAttribute('class'), { timeout: 8000 }).not.toContain('bg-leaf')
  // Nothing lies over it, and it lies over nothing.
  expect(await receipt.evaluate((element) => getComputedStyle(element).position)).toBe('static')
  await page.reload()
  await receipt.waitFor()
  await receipt.getByRole('link', { name: say('leads.chat') }).waitFor()
  await open('/products/2')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await receipt.count()).toBe(0)
})

test('an order of many systems fits a phone, in francs and in euros', async () => {
  const { page, say, open } = await visit({ country: 'bf' })
  const products = (await (await page.request.get('/api/products?country=bf')).json()) as Product[]
  const [dearest] = products.toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))
  await open(`/products/${dearest?.id}`)
  const pick = { id: 4, name: 'Power M', nameEn: 'Power M' }
  await page.evaluate((kept) => localStorage.setItem('audit.pick.v1', kept), JSON.stringify(pick))
  await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
  const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
  // Their own audit proposed another.
  await dialog.getByRole('link', { name: pick.name, exact: true }).waitFor()
  // Half a system is not sold, nor rounded to a whole one.
  const quantity = dialog.getByRole('spinbutton')
  for (const typed of ['1,5', 'abc']) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect.poll(() => quantity.inputValue()).toBe('1')
  }
  const more = dialog.getByRole('button', { name: say('leads.order.quantity.more') })
  for (let count = 1; count < 100; count += 1) await more.click()
  await dialog.getByRole('radio', { name: say('leads.scope.alone') }).check()
  const total = formatMoney({ amount: 100 * (dearest?.price ?? 0), currency: 'XOF' })
  await dialog.getByText(total, { exact: true }).waitFor()
  const tooWide = await dialog
    .locator('*')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth))
  expect(tooWide).toEqual([])
})

test.each(languages)(
  'an empty order, sent on a phone, says in sight what is missing and where (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language, viewport: { width: 360, height: 740 } })
    await open('/products/2')
    await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
    const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
    // What is bought, what it costs and all that is asked stand on one screen.
    await dialog.getByText('Deye Plus', { exact: true }).waitFor()
    await dialog.getByText(say('leads.order.intro')).waitFor()
    const isScrolled = (form: Element) =>
      (form.parentElement?.scrollHeight ?? 0) > (form.parentElement?.clientHeight ?? 0)
    await expect.poll(() => dialog.locator('form').evaluate(isScrolled)).toBe(false)
    await dialog.getByRole('button', { name: say('leads.order.submit') }).press('Enter')
    const missing = dialog.getByRole('alert').getByText(say('leads.order.missing'))
    await missing.waitFor()
    await dialog.getByText(say('leads.order.intro')).waitFor()
    // Nothing lies over it.
    const isSeen = await missing.evaluate((words) => {
      const { left, top } = words.getBoundingClientRect()
      return words.contains(document.elementFromPoint(left + 1, top + 1))
    })
    expect(isSeen).toBe(true)
    for (const field of ['fullName', 'phoneNumber'] as const) {
      const input = dialog.getByLabel(say(`leads.order.label.${field}`))
      await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
    }
    const first = dialog.getByLabel(say('leads.order.label.fullName'))
    expect(await first.evaluate((input) => input === document.activeElement)).toBe(true)
  },
)

test('the price of a system and its instalments are in reach of a thumb, however its actions were passed', async () => {
  const { page, say, open } = await visit({ country: 'bf', viewport: { width: 360, height: 740 } })
  await open('/products/18')
  const ways = page.getByRole('link', { name: say('catalogue.detail.finance') })
  const bar = page.locator('.bottom-bar').getByRole('link', { name: say('catalogue.detail.finance') })
  // Where they stand on the screen, or come as one reads on, nothing says them twice.
  await ways.first().evaluate((way) => way.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await bar.waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo({ top: 1300, behavior: 'instant' }))
  await expect.poll(() => bar.isVisible()).toBe(true)
})

test.each(languages)(
  'a system is asked for as its page prices it, complete, and the request says so (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language })
    await open('/products/2')
    await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
    const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
    const complete = dialog.getByRole('radio', { name: say('leads.scope.complete') })
    await expect.poll(() => complete.isChecked()).toBe(true)
    const fullName = `Ada Complete ${language}`
    await dialog.getByLabel(say('leads.order.label.fullName')).fill(fullName)
    await dialog.getByLabel(say('leads.order.label.phoneNumber')).fill('0803 000 0000')
    await expectAccessible(page, 'an order, complete or alone')
    await dialog.getByRole('button', { name: say('leads.order.submit') }).click()
    await page.getByText(say('leads.order.success.title')).waitFor()
    const loads = (await (await page.request.get('/api/products/2/loads?country=cm')).json()) as EverydayLoad[]
    const amount = loads[0]?.complete?.totalPrice
    expect(amount).toBeGreaterThan(3_500_000)
    const [stored] = await leadsOf(fullName)
    expect(stored?.amount).toBe(amount)
    expect(stored?.payload).toMatchObject({
      order: { scope: 'complete' },
      total: { amount: 3_500_000 },
      completeTotal: { amount, currency: 'NGN' },
    })
  },
)
