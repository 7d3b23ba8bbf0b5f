import { describe, expect, test } from 'vitest'
import type { Product } from '#business/catalogue/product.ts'
import { languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { plain } from '../support/shown-text.ts'
import { desk, phone, visits } from '../support/visit.ts'

const visit = visits()

const fridge = { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }
const audit = { applianceUsage: [fridge], backupHours: 12, clientType: 'residential', country: 'cm', place: 'lagos' }

describe.each(languages)('systems side by side (%s)', (language) => {
  test('on a desk the choice begins beside the title', async () => {
    const { page, say, open } = await visit({ language, viewport: desk })
    await open('/compare')
    await page.getByRole('button', { name: say('compare.choose') }).click()
    await expect.poll(() => page.getByRole('dialog', { name: say('compare.choose') }).count()).toBe(1)
  })

  test('from a product, another is added by the list; without an evaluation the systems themselves are compared', async () => {
    const { page, say, open } = await visit({ language, viewport: phone })
    await open('/products/4')
    await page.getByRole('link', { name: say('catalogue.detail.compare') }).click()
    await page.waitForURL(/compare\?systems=4,\d+,\d+$/)
    await page.getByText(say('compare.prices.installed.at', { place: 'Lagos' })).waitFor()
    // The two nearest stand beside it; each can be put away.
    for (const left of [2, 1]) {
      const names = page.getByRole('columnheader')
      await expect.poll(() => names.count()).toBe(left + 1)
      await page
        .getByRole('link', { name: new RegExp(`^${say('compare.remove.short')} `) })
        .last()
        .click()
    }
    await page.waitForURL('**/compare?systems=4')
    await page.getByRole('button', { name: say('compare.add'), exact: true }).click()
    const sheet = page.getByRole('dialog', { name: say('compare.choose') })
    await sheet.getByText(say('compare.chosen', { count: 1, most: 3 })).waitFor()
    // Twins stand on one line, with the price that the catalogue tells first; a long list is searched.
    const twins = sheet.getByRole('checkbox', { name: /Power M Core/ })
    await expect.poll(() => twins.count()).toBe(1)
    const places = sheet.getByText(say('everyday.complete', { place: 'Lagos' }))
    await expect.poll(() => places.count()).toBeGreaterThan(5)
    const search = sheet.getByRole('searchbox', { name: say('compare.choose.search') })
    await search.fill('zzz')
    await sheet.getByText(say('compare.choose.none', { words: 'zzz' })).waitFor()
    await search.fill('ivem')
    await expect.poll(() => sheet.getByRole('checkbox').count()).toBe(3)
    await sheet.getByRole('checkbox', { name: /^IVEM 3024/ }).check()
    await expectAccessible(page, 'systems to choose')
    await page.evaluate(() => scrollTo(0, 500))
    await sheet.getByRole('button', { name: say('catalogue.compare.go', { count: 2 }) }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.waitForURL('**/compare?systems=4,11')
    const table = page.getByRole('table')
    await table.getByRole('rowheader', { name: say('compare.row.input') }).waitFor()
    await table.getByRole('columnheader').nth(1).waitFor()
    // What it costs with what it needs, and why its label is not what it gives.
    await table.getByRole('rowheader', { name: say('compare.row.alone') }).waitFor()
    await table.getByText('0'.concat(language === 'fr' ? ',' : '.', '8')).waitFor()
    // The lowest price is marked as the best of any other row is.
    const prices = table.getByRole('columnheader').locator('.money')
    const marked = await prices.evaluateAll((all) => all.map((price) => price.classList.contains('text-leaf')))
    expect(marked).toEqual([false, true])
    const finance = table.getByRole('link', { name: new RegExp(`^${say('compare.finance')}`) })
    expect(await finance.first().getAttribute('href')).toBe('/financing?productId=4&installed=true')
    await expectAccessible(page, 'compare')
    const order = table.getByRole('button', { name: new RegExp(`^${say('catalogue.detail.order')}`) })
    await order.first().click()
    const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
    // What one pays in the end first, as in the head of the column; the equipment alone says that it is.
    await dialog.getByText(say('leads.order.total.complete')).waitFor()
    await dialog.getByRole('radio', { name: say('leads.scope.alone') }).check()
    await expect.poll(() => dialog.getByText(say('shell.withoutPanels')).count()).toBe(2)
    // It hears Escape once it has the focus.
    await expect.poll(() => dialog.evaluate((window) => window.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.setViewportSize(phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    const remove = page.getByRole('link', { name: new RegExp(`^${say('compare.remove.short')} `) })
    await remove.first().click()
    await page.waitForURL('**/compare?systems=11')
  })

  test('for the load of the last evaluation: total, what runs, hours of the night', async () => {
    const { page, say, open } = await visit({ language, viewport: desk })
    await open('/')
    await page.evaluate((made) => localStorage.setItem('audit.made.v1', made), JSON.stringify(audit))
    await open('/compare?systems=11,9')
    const table = page.getByRole('table')
    await table.getByRole('rowheader', { name: say('compare.row.total') }).waitFor()
    const runs = table.getByRole('row', { name: new RegExp(`^${say('compare.row.runs')}`) })
    expect(plain(await runs.innerText())).toContain(plain(say('compare.runs.all')))
    // No panel of the catalogue fits the small station: the sun can’t charge it.
    expect(plain(await runs.innerText())).toContain(plain(say('compare.runs.not')))
    // Its reason stands open, and nothing urges to it.
    await runs.getByRole('listitem').first().waitFor()
    const ways = table.getByRole('link', { name: new RegExp(`^${say('compare.finance')}`) })
    const urges = await ways.evaluateAll((links) => links.map((link) => link.classList.contains('bg-sun')))
    expect(urges).toEqual([true])
    // What does not suffice says so under its name, and leads to why instead of to its payment or order.
    const short = `${say('compare.short')} ${say('compare.short.for')}`
    await expect.poll(() => table.getByRole('columnheader', { name: short }).count()).toBe(1)
    expect(await table.getByRole('button', { name: new RegExp(`^${say('catalogue.detail.order')}`) }).count()).toBe(1)
    const why = table.getByRole('link', { name: new RegExp(`^${say('compare.why')}`) })
    expect(await why.first().getAttribute('href')).toBe(`#${await runs.getAttribute('id')}`)
    await expectAccessible(page, 'compare for a load')

    // The end of a long list of what falls short opens at a touch: the row is no taller for it.
    const thirty = { ...audit, applianceUsage: [{ ...fridge, quantity: 30 }] }
    await page.evaluate(
      ([made, pick]) => {
        localStorage.setItem('audit.made.v1', made)
        localStorage.setItem('audit.pick.v1', pick)
      },
      [JSON.stringify(thirty), JSON.stringify({ id: 14, name: 'LUNA 2.0', nameEn: 'LUNA 2.0' })] as const,
    )
    await page.reload()
    await expect.poll(() => runs.locator('details:not([open])').count()).toBe(2)
    // None is enough: the way on is the one that is.
    const enough = page.getByRole('link', { name: say('compare.enough', { name: 'LUNA 2.0' }) })
    expect(await enough.getAttribute('href')).toBe('/products/14')
  })

  test('where a system has no price the others are held against the load all the same', async () => {
    const { page, say, open } = await visit({ language, country: 'bf', viewport: desk })
    const products = (await (await page.request.get('/api/products?country=bf')).json()) as Product[]
    const priced = products.find(({ price }) => price !== null)
    const unpriced = products.find(({ price }) => price === null)
    await open('/')
    const made = JSON.stringify({ ...audit, country: 'bf', place: undefined })
    await page.evaluate((kept) => localStorage.setItem('audit.made.v1', kept), made)
    await open(`/compare?systems=${unpriced?.id},${priced?.id}`)
    const total = page.getByRole('row', { name: new RegExp(`^${say('compare.row.total')}`) })
    expect(plain(await total.innerText())).toMatch(new RegExp(`${say('compare.onRequest')}.*FCFA`, 's'))
  })

  test('on a phone three systems stand side by side, a price and one way on first; picture, name and price stay in sight', async () => {
    const { page, say, open } = await visit({ language, viewport: { width: 360, height: 740 } })
    await open('/compare?systems=2,8,5')
    // The instalments are those of the price above them.
    const paid = page.getByRole('table').locator('a[href="/financing?productId=2&installed=true"]')
    await paid.waitFor()
    const heads = page.getByRole('columnheader')
    await expect.poll(() => heads.count()).toBe(3)
    expect(plain(await heads.first().innerText())).toMatch(/₦/)
    const monthly = page.getByRole('row', { name: new RegExp(`^${say('compare.row.monthly')}`) }).getByRole('cell')
    const ways = monthly.first().getByRole('link', { name: new RegExp(say('compare.finance')) })
    expect(await ways.count()).toBe(1)
    expect(await monthly.first().getByRole('button').count()).toBe(0)
    // What every price has in it is said once; what runs has the width of the screen, below the name of each.
    expect(await page.getByText(say('compare.prices.installed.at', { place: 'Lagos' })).count()).toBe(1)
    expect(await page.getByText(say('compare.installed'), { exact: true }).count()).toBe(0)
    const size = await heads
      .first()
      .locator('.money')
      .evaluate((amount) => parseFloat(getComputedStyle(amount).fontSize))
    expect(size).toBeGreaterThanOrEqual(15)
    const said = page.getByRole('row', { name: new RegExp(`^${say('compare.row.runs')}`) }).getByRole('cell')
    expect((await said.last().boundingBox())?.width).toBeGreaterThan(300)
    const last = await heads.nth(2).boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(360)
    await page.getByRole('rowheader', { name: say('compare.row.input') }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
    for (const kept of [heads.first().locator('img'), heads.first().locator('.money')])
      expect((await kept.boundingBox())?.y).toBeGreaterThan(0)
    expect(say('compare.row.input')).not.toBe(say('sizing.shortfall.pvInputW', { has: '', needed: '' }).split(':')[0])
  })

  test('where nothing has a price an expert is at hand, by an appointment, a chat or a call', async () => {
    const { page, say, open } = await visit({ language, country: 'bf', viewport: phone })
    await open('/compare?systems=2,8')
    const ask = page.getByRole('region', { name: say('compare.ask.title') })
    await ask.getByRole('link', { name: say('shell.widget.chat') }).waitFor()
    expect(await ask.getByRole('link').last().getAttribute('href')).toMatch(/^tel:/)
    await expectAccessible(page, 'compare without a price')
    await ask.getByRole('button', { name: say('compare.ask.expert') }).click()
    await page.getByRole('dialog', { name: say('leads.consultation.title') }).waitFor()
  })

  test('on a phone three prices stand side by side, none in the column of another', async () => {
    const { page, open } = await visit({ language, country: 'bf', viewport: phone })
    await open('/compare?systems=17,18,20')
    const prices = page.getByRole('table').locator(':is(td, th) .money')
    await expect.poll(() => prices.count()).toBe(15)
    const wider = await prices.evaluateAll((all) =>
      all.flatMap((price) => {
        const column = price.closest('td, th')?.getBoundingClientRect().right ?? 0
        return price.getBoundingClientRect().right > column ? [price.textContent] : []
      }),
    )
    expect(wider).toEqual([])
  })

  test('a system for businesses is no fault of the evaluation of a home: what suits is named', async () => {
    const { page, say, open } = await visit({ language, viewport: phone })
    const products = (await (await page.request.get('/api/products?country=cm')).json()) as Product[]
    const business = products.find(({ useCase }) => useCase === 'Commercial')
    await open('/')
    await page.evaluate(
      ([made, pick]) => {
        localStorage.setItem('audit.made.v1', made)
        localStorage.setItem('audit.pick.v1', pick)
      },
      [JSON.stringify(audit), JSON.stringify({ id: 11, name: 'IVEM 3024', nameEn: 'IVEM 3024' })] as const,
    )
    await open(`/compare?systems=${business?.id},11`)
    const names = business ? nameIn(business, language) : ''
    await page.getByText(say('compare.other.commercial', { names })).waitFor()
    const suits = page.getByRole('link', { name: say('compare.other.pick', { name: 'IVEM 3024' }) })
    expect(await suits.getAttribute('href')).toBe('/products/11')
    await page
      .getByRole('row', { name: new RegExp(`^${say('compare.row.runs')}.*${say('compare.runs.all')}`) })
      .waitFor()
    expect(await page.getByText(say('compare.failed')).count()).toBe(0)
  })

  test('a system for three phases is not held against a supply of one: that is said, and the others are', async () => {
    const { page, say, open } = await visit({ language, viewport: phone })
    const products = (await (await page.request.get('/api/products?country=cm')).json()) as Product[]
    const ofThree = products.find(({ ratings, useCase }) => ratings.phases === 3 && useCase.includes('Residential'))
    await open('/')
    await page.evaluate((made) => localStorage.setItem('audit.made.v1', made), JSON.stringify(audit))
    await open(`/compare?systems=${ofThree?.id},11`)
    const names = ofThree ? nameIn(ofThree, language) : ''
    await page.getByText(say('compare.other.phases', { names })).waitFor()
    const runs = page.getByRole('row', { name: new RegExp(`^${say('compare.row.runs')}`) })
    await runs.getByText(say('compare.notSized.phases')).waitFor()
    await expect.poll(async () => plain(await runs.innerText())).toContain(plain(say('compare.runs.all')))
    expect(await page.getByText(say('compare.failed')).count()).toBe(0)
    await expectAccessible(page, 'compare with three phases')
  })

  test('an address that names nothing, or what is no more, says what to do', async () => {
    const { page, say, open, forgive } = await visit({ language, viewport: phone })
    forgive(/404/)
    await open('/compare')
    await page.getByRole('heading', { name: say('compare.empty.title') }).waitFor()
    // What the prices are for is said once, over all of them.
    await expect.poll(() => page.getByText(say('compare.pair.installed', { place: 'Lagos' })).count()).toBe(1)
    const each = page.getByRole('main').getByText(say('everyday.complete', { place: 'Lagos' }), { exact: true })
    expect(await each.count()).toBe(0)
    await expectAccessible(page, 'nothing to compare')
    await page
      .getByRole('link', { name: say('compare.pair.larger') })
      .first()
      .click()
    await page.waitForURL(/\/compare\?systems=\d+,\d+$/)
    await expect.poll(() => page.getByRole('table').getByRole('columnheader').count()).toBe(2)
    await open('/compare?systems=4,99999')
    await page.getByText(say('compare.missing')).waitFor()
    await expect.poll(() => page.getByRole('table').count()).toBe(1)
  })
})
