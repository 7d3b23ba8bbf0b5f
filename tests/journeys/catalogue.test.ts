import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Product } from '#business/catalogue/product.ts'
import { groupTwins } from '#business/catalogue/twin.ts'
import type { EverydayLoad } from '#business/energy/everyday-loads.ts'
import { monthlyPaymentOf } from '#business/financing/down-payment.ts'
import { startingTerms } from '#business/financing/plan-limits.ts'
import { languages } from '#kernel/language.ts'
import { formatInEuro, formatMoney } from '#kernel/money.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { plain } from '../support/shown-text.ts'
import { answersToClicks, desk, visits } from '../support/visit.ts'

const visit = visits()

const api = '**/api/products?**'
const cards = (page: Page) => page.locator('main li', { has: page.getByRole('heading', { level: 3 }) })
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allInnerTexts()
const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

async function productsIn(country: string): Promise<Product[]> {
  return (await (await fetch(`${inject('siteUrl')}/api/products?country=${country}`)).json()) as Product[]
}

/** To the catalogue without a new document, from a page that has not asked for its products. */
async function goToProducts(page: Page) {
  await page.getByRole('contentinfo').locator('a[href="/products"]').click()
  await page.waitForURL((url) => url.pathname === '/products')
}

test('the filter stands in the address, and the back button undoes it', async () => {
  const { page, say, open } = await visit({ language: 'en' })
  await open('/products')
  const all = await names(page)
  const products = await productsIn('cm')
  expect(all).toHaveLength(groupTwins(products).length)
  expect(all.length).toBeLessThan(products.length)
  for (const { id } of products) expect(await page.locator(`main a[href="/products/${id}"]`).count()).toBeGreaterThan(0)
  await page.getByText(say('catalogue.list.count', { count: all.length })).waitFor()
  await page
    .getByRole('list', { name: say('catalogue.list.filter') })
    .getByRole('link', { name: 'Commercial' })
    .click()
  await page.waitForURL(/\/products\?type=commercial$/)
  const forBusiness = products.filter(({ useCase }) => useCase.toLowerCase().includes('commercial'))
  const commercial = groupTwins(forBusiness).length
  expect(commercial).toBeLessThan(all.length)
  await expect.poll(() => names(page)).toHaveLength(commercial)
  const filtered = await names(page)
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(all)
  await page.goForward()
  await expect.poll(() => names(page)).toEqual(filtered)
  await page.reload()
  expect(await names(page)).toEqual(filtered)
})

test.each(['fr', 'en'] as const)('every card says power and battery, whatever its name says (%s)', async (language) => {
  const { page, say, open } = await visit({ language })
  await open('/products')
  for (const { product } of groupTwins(await productsIn('cm'))) {
    const words = plain(
      await cards(page)
        .filter({ has: page.locator(`a[href="/products/${product.id}"]`) })
        .first()
        .innerText(),
    )
    const sizes = (label: string) => writtenSize(label, language)
    const battery =
      product.batteryCapacity && say('catalogue.card.battery', { capacity: sizes(product.batteryCapacity) })
    for (const fact of [sizes(product.capacity), battery]) expect(words).toContain(plain(fact))
  }
})

test('back from a product that was reloaded leads to its place in the list', async () => {
  const { page, open } = await visit()
  await open('/products')
  const link = page.locator('main a[href="/products/9"]').first()
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000)
  const top = () => link.evaluate((element) => element.getBoundingClientRect().top)
  const left = await top()
  await link.dispatchEvent('click')
  await page.waitForURL(/\/products\/9$/)
  await page.reload()
  await answersToClicks(page)
  // What the systems run comes after them, and moves nothing that is looked at.
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/products/loads?**', async (route) => {
    await promise
    await route.continue()
  })
  await page.goBack()
  const isThere = async () => Math.abs((await top()) - left) < 2
  await expect.poll(isThere).toBe(true)
  resolve()
  await cards(page)
    .getByText(/sur batterie/)
    .first()
    .waitFor()
  await expect.poll(isThere).toBe(true)
})

test('who comes to the list anew begins at its head', async () => {
  const { page, open } = await visit()
  await open('/products')
  await page.locator('main a[href="/products/9"]').first().click()
  await page.waitForURL(/\/products\/9$/)
  await open('/news')
  await open('/products')
  await cards(page)
    .getByText(/sur batterie/)
    .first()
    .waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('on a phone filters stand in a sheet with the count of what they leave; ticked systems are compared', async () => {
  const { page, say, open } = await visit({ language: 'en' })
  await open('/products')
  await page.getByRole('button', { name: say('catalogue.filter.open') }).click()
  const sheet = page.getByRole('dialog', { name: say('catalogue.filter.open') })
  await sheet.getByLabel(say('catalogue.filter.kind')).selectOption('Solar Panel')
  await page.waitForURL(/kind=Solar\+Panel$/)
  await sheet.getByLabel(say('catalogue.filter.sort'), { exact: true }).selectOption('-price')
  const panels = (await productsIn('cm')).filter(({ systemType }) => systemType === 'Solar Panel')
  await sheet.getByRole('button', { name: say('catalogue.filter.show', { count: panels.length }) }).click()
  await expect.poll(() => names(page)).toEqual(['600W panel', '550W panel'])
  // The sheet's own step in the history goes a moment after it.
  await expect.poll(() => page.evaluate(() => (history.state as { windows?: number } | null)?.windows ?? 0)).toBe(0)
  await page.goBack()
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(2)
  for (const name of ['EB70 1kVA / 760Wh', 'Deye Core', 'Deye Plus']) {
    await page.getByRole('checkbox', { name: say('catalogue.compare.tickOf', { name }), exact: true }).check()
  }
  const fourth = page.getByRole('checkbox', { name: say('catalogue.compare.tickOf', { name: 'Deye Elite' }) })
  expect(await fourth.isDisabled()).toBe(true)
  await page.getByRole('link', { name: say('catalogue.compare.go', { count: 3 }) }).click()
  await page.waitForURL(/\/compare\?systems=9,15,2$/)
})

test('a filter that is chosen before the last one is shown takes nothing of it away', async () => {
  const { page, open } = await visit({ viewport: desk })
  await open('/products')
  await page.evaluate(() => {
    const choices = { kind: 'Solar Panel', sort: '-price' }
    for (const [name, value] of Object.entries(choices)) {
      const select = document.querySelector<HTMLSelectElement>(`main select[name=${name}]`)
      if (!select) throw new Error(`no ${name} to choose`)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await page.waitForURL(({ searchParams }) => searchParams.get('sort') === '-price')
  expect(new URL(page.url()).searchParams.get('kind')).toBe('Solar Panel')
})

test('products stand in the preferred order, each with its price and its two ways on', async () => {
  const { page, say, open } = await visit()
  await open('/products')
  const shown = await names(page)
  const preferred = ['Power M', 'Eco Beast', 'AC200MAX', 'EB70', 'IVEM', 'LUNA']
  const ranks = shown.map((name) => preferred.findIndex((start) => name.includes(start)))
  const known = ranks.filter((rank) => rank >= 0)
  expect(ranks.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b))
  expect(shown.slice(known.length)).toEqual(shown.slice(known.length).toSorted((a, b) => a.localeCompare(b, 'fr')))

  const deye = (await productsIn('cm')).find(({ id }) => id === 2)
  const card = cards(page).filter({ has: page.locator('a[href="/products/2"]') })
  expect(plain(await card.innerText())).toContain(formatMoney({ amount: 3_500_000, currency: 'NGN' }))
  expect(deye?.price).toBe(3_500_000)
  // It is the system alone; a panel is not.
  expect(await card.getByText(say('shell.withoutPanels')).count()).toBe(1)
  const panel = cards(page).filter({ hasText: '550' })
  expect(await panel.getByText(say('shell.withoutPanels')).count()).toBe(0)
  expect(await card.getByRole('link', { name: say('catalogue.card.finance') }).getAttribute('href')).toBe(
    '/financing?productId=2&installed=true',
  )
})

test('Burkina Faso has seven prices, also in euro; the others are on request, from an expert', async () => {
  const { page, open } = await visit({ country: 'bf' })
  await open('/products')
  const products = await productsIn('bf')
  const priced = products.flatMap(({ price, currency }) => (price === null ? [] : [{ amount: price, currency }]))
  expect(priced).toHaveLength(7)
  const text = plain(await page.locator('main').innerText())
  for (const price of priced) expect(text).toContain(`${formatMoney(price)} sans panneaux (${formatInEuro(price)})`)
  const loads = (await (await fetch(`${inject('siteUrl')}/api/products/loads?country=bf`)).json()) as EverydayLoad[]
  const complete = loads.flatMap((load) => load.complete ?? [])
  expect(complete).toHaveLength(6)
  for (const { totalPrice: amount } of complete) {
    const total = formatMoney({ amount, currency: 'XOF' })
    const { monthlyPayment } = monthlyPaymentOf({ totalAmount: amount, ...startingTerms })
    const month = formatMoney({ amount: monthlyPayment, currency: 'XOF' })
    expect(text).toContain(`${total} posé à Ouagadougou ${month} × 12 mois`)
  }
  const onRequest = cards(page).filter({ hasText: 'Prix sur demande' })
  const unpriced = groupTwins(products).filter(({ product }) => product.price === null)
  await expect.poll(() => onRequest.count()).toBe(unpriced.length)
  await onRequest.first().getByRole('button', { name: 'Demander le prix' }).click()
  await page.getByRole('dialog').waitFor()
})

test('while products travel their shapes stand in; a failure says so and can be tried again', async () => {
  const { page, open, forgive } = await visit({ language: 'en' })
  forgive(/ERR_FAILED/)
  await open('/smart-solar-plan')
  const gate = Promise.withResolvers<void>()
  await page.route(api, async (route) => {
    await gate.promise
    await route.abort()
  })
  await goToProducts(page)
  const waiting = page.getByRole('status', { name: 'Loading products…' })
  await waiting.waitFor()
  await expect.poll(() => waiting.locator('> *').count()).toBe(6)
  gate.resolve()
  const failure = page.getByRole('alert').filter({ hasText: 'Error Loading Products' })
  await failure.getByText('Please try again later.').waitFor()
  await page.unroute(api)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await cards(page).first().waitFor()
})

test('an empty catalogue says so', async () => {
  const { page, open } = await visit({ language: 'en' })
  await open('/smart-solar-plan')
  await page.route(api, (route) => route.fulfill({ json: [] }))
  await goToProducts(page)
  await page.getByRole('heading', { name: 'No products found' }).waitFor()
  await page.getByText('Please check back later for new products.').waitFor()
  await expect.poll(() => cards(page).count()).toBe(0)
})

test.each(languages)(
  'filters that leave nothing stand there, each at a tap out of the way, and all (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language })
    const narrow = '/products?budget=100000&power=6000'
    await open(narrow)
    await page.getByRole('heading', { name: say('catalogue.list.none.title') }).waitFor()
    await expectAccessible(page, 'filters that leave nothing')
    const set = page.getByRole('list', { name: say('catalogue.list.none.set') }).getByRole('link')
    expect(await set.count()).toBe(2)
    await set.first().click()
    await page.waitForURL('**/products?power=6000')
    await cards(page).first().waitFor()
    await open(narrow)
    await page.getByRole('link', { name: say('catalogue.list.none.reset') }).click()
    await page.waitForURL('**/products')
    await cards(page).first().waitFor()
  },
)

test('a picture that does not load gives way to the placeholder, also where it failed before the scripts came', async () => {
  const { page, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await page.route('**/pictures/*.svg', (route) => route.abort())
  await open('/products/2')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.getAttribute('src')).toBe('/api/placeholder-image')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.each(['/products/999', '/products/abc'])('%s is not found, and leads back', async (path) => {
  const { page, open, forgive } = await visit({ language: 'en' })
  forgive(/404|422/)
  expect((await open(path))?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Product Not Found' }).waitFor()
  await page.getByText('The product you are looking for does not exist or has been removed.').waitFor()
  await page.getByRole('link', { name: 'Back to products' }).click()
  await page.waitForURL((url) => url.pathname === '/products')
})

test('on a phone the way to the instalments stays in reach, once that of the page is left behind', async () => {
  const { page, say, open } = await visit()
  await open('/products/2')
  const ways = page.getByRole('link', { name: say('catalogue.detail.finance') })
  const order = page.getByRole('button', { name: say('catalogue.detail.order') })
  await order.scrollIntoViewIfNeeded()
  await expect.poll(() => ways.count()).toBe(1)
  await order.click({ trial: true })
  await page.getByRole('heading', { name: say('specification.title') }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => ways.count()).toBe(2)
  expect(await ways.last().evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
})

test('on a desk a bar says the price again once it is left behind, and moves nothing; until then no key reaches it', async () => {
  const { page, say, open } = await visit({ viewport: desk })
  await open('/products/2')
  const bar = page.locator('a[href="/financing?productId=2&installed=true"]', {
    hasText: say('catalogue.detail.finance'),
  })
  const isOut = () => bar.last().evaluate((link) => link.closest('[inert]') !== null)
  await expect.poll(isOut).toBe(true)
  const sheet = page.getByRole('heading', { name: say('specification.title') })
  const placeOf = () => sheet.evaluate((shown) => shown.getBoundingClientRect().top + scrollY)
  const place = await placeOf()
  await page.mouse.wheel(0, 1200)
  await expect.poll(isOut).toBe(false)
  expect(await placeOf()).toBe(place)
  await expectAccessible(page, 'the bar of a product')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(isOut).toBe(true)
})

test('on a desk the filters stay in sight beside the list', async () => {
  const { page, say, open } = await visit({ viewport: desk })
  await open('/products')
  const types = page.getByRole('list', { name: say('catalogue.list.filter') }).filter({ visible: true })
  const heights = await types.getByRole('link').evaluateAll((links) => links.map((link) => link.clientHeight))
  expect(new Set(heights).size).toBe(1)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await types.getByRole('link', { name: say('catalogue.list.filter.commercial') }).click()
  await page.waitForURL(/type=commercial/)
})

test('the first price stands in the first screen of a small phone, beside which no filter is cut', async () => {
  const { page, say, open } = await visit({ viewport: { width: 360, height: 740 } })
  await open('/products')
  const price = cards(page).first().locator('.money').first()
  expect(await price.evaluate((shown) => shown.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  // The card is short enough for the next one to begin there.
  const next = cards(page).nth(1).getByRole('heading', { level: 3 })
  expect(await next.evaluate((shown) => shown.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(310)
  const filter = page.getByRole('button', { name: say('catalogue.filter.open') })
  const [chip, button] = [
    await page.getByRole('link', { name: say('catalogue.list.filter.commercial') }).boundingBox(),
    await filter.boundingBox(),
  ]
  expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
})

test('in Burkina Faso a product without a price leads to two that have one', async () => {
  const { page, open } = await visit({ country: 'bf' })
  await open('/products/2')
  await expect.poll(() => cards(page).filter({ hasText: 'FCFA' }).count()).toBe(2)
})

test('the quick view by keyboard: focus stays inside, and comes back', async () => {
  const { page, say, open } = await visit()
  await open('/products')
  const opener = cards(page)
    .nth(1)
    .getByRole('button', { name: say('catalogue.card.quickView') })
  const name = (await names(page))[1] ?? ''
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('link', { name: say('catalogue.modal.more') }).waitFor()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await isFocused(opener)).toBe(true)

  // The order dialog that follows it gives the focus back as well.
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: say('catalogue.detail.order') }).click()
  const order = page.getByRole('dialog', { name: say('leads.order.title') })
  await order.waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await order.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(opener)).toBe(true)
})
