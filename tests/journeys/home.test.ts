import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { featuredSystems } from '#business/company/featured-systems.ts'
import { partners } from '#business/company/partners.ts'
import { team } from '#business/company/team.ts'
import { leastOffer } from '#business/energy/least-offer.ts'
import type { TypicalPlace } from '#business/energy/typical-needs.ts'
import { countries, countryTable } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { currencyTable, formatMoney } from '#kernel/money.ts'
import { pricedCountries } from '../support/priced-countries.ts'
import { plain } from '../support/shown-text.ts'
import { desk, visits } from '../support/visit.ts'

const visit = visits()

/** The dot of the slide that stands, from 1, and where the track has scrolled to rests with it. */
const shownDot = (controls: Locator) =>
  controls
    .locator('button[aria-current]')
    .getAttribute('aria-label')
    .then((label) => Number(/\d+/.exec(label ?? '')?.[0]))

const isInView = (slide: Locator) =>
  slide.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left >= -1 && right <= innerWidth + 1
  })

/** A visit that may see movement, whose clock the test moves. */
async function moving(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
}

describe.each(languages)('the home page (%s)', (language) => {
  test.each(countries)('says what it should in its order (%s)', async (country) => {
    const { page, say, open } = await visit({ language, country })
    await open('/')
    const { name: names, currency } = countryTable[country]
    const name = names[language]
    expect(await page.title()).toContain(name)
    expect(plain(await page.getByRole('heading', { level: 1 }).innerText())).toContain(name)
    expect(await page.locator('main h2').allInnerTexts()).toEqual(
      (['purpose', 'impact', 'team', 'partners', 'products', 'features', 'banner'] as const).map((section) =>
        say(`home.${section}.title`),
      ),
    )
    const shown = plain(await page.locator('main').innerText())
    const systems = await page.locator('#products li h3').allInnerTexts()
    expect(systems).toEqual(featuredSystems[country].map((system) => system.name))
    const offers = page.locator('#products li').filter({ hasText: currencyTable[currency].sign })
    const priced = pricedCountries.includes(country) ? systems.length : 0
    expect(await offers.getByRole('link').count()).toBe(priced)
    expect(await offers.locator('a[href^="/products/"]').count()).toBe(priced)
    for (const { name: person } of [...team, ...partners]) expect(shown).toContain(person)
    for (const figure of { fr: ['+10 000', '+150', '+1 200'], en: ['+10,000', '+150', '+1,200'] }[language])
      expect(shown).toContain(figure)
    for (const width of [768, 1024, desk.width]) {
      await page.setViewportSize({ ...desk, width })
      await expect.poll(async () => (await page.locator('main section').first().boundingBox())?.height).toBe(600)
    }
  })

  test('the hero names the least complete system, with its whole price, and leads to what it does', async () => {
    const { page, open } = await visit({ language })
    await open('/')
    const card = page.locator('main section').first().locator('a[href^="/solar-for/"]')
    const told = plain(await card.innerText())
    // What it costs depends on the sun, so the place is said, and how many panels.
    const [, total = ''] =
      /(?:à|in) Lagos\s.* ₦ .*?([\d ]+ ₦)(?:, pose comprise| installed), [1-9]\d* (?:panneau|panel)/s.exec(told) ?? []
    expect(total).toMatch(/^[\d ]+ ₦$/)
    await card.click()
    expect(plain(await page.locator('main > article').innerText())).toContain(total)
  })

  test('the first two questions of the audit are answered in the hero', async () => {
    const { page, say, open } = await visit({ language })
    await open('/')
    const least = /[1-9][\d ,]* ₦/.exec(plain(await page.locator('main section').first().innerText()))
    expect(least).not.toBe(null)
    await page.getByLabel(say('home.hero.type')).selectOption('commercial')
    await page.getByLabel(say('home.hero.place.state')).selectOption('kano')
    // What it costs follows what was answered.
    const card = page.locator('main section').first().locator('a[href^="/solar-for/"]')
    await expect.poll(() => card.innerText()).toMatch(/(à|in)\s+Kano/)
    const kano = (await (await fetch(`${inject('siteUrl')}/api/typical-places/kano`)).json()) as TypicalPlace
    const shops = leastOffer({ needs: kano.needs.filter(({ segment }) => segment === 'commercial') })
    if (!shops) throw new Error('no shop has a system in Kano')
    expect(await card.getAttribute('href')).toBe(`/solar-for/${shops.need.key}`)
    expect(plain(await card.innerText())).toContain(
      plain(formatMoney({ amount: shops.system.totalPrice, currency: 'NGN' })),
    )
    await page.getByRole('button', { name: say('home.hero.audit') }).click()
    await page.waitForURL(/\/smart-solar-plan\?type=commercial$/)
    await expect.poll(() => page.getByLabel(say('energy.place.label.state')).inputValue()).toBe('kano')
    await page.reload()
    await expect.poll(() => page.getByLabel(say('energy.place.label.state')).inputValue()).toBe('kano')
  })

  test('opens each dialog under its own title', async () => {
    const { page, say, open } = await visit({ language })
    await open('/')
    const openers = [
      [say('home.hero.contact'), say('leads.consultation.title')],
      [say('home.team.join.action'), say('leads.job.title')],
      [say('home.banner.contact'), say('leads.consultation.titleShort')],
    ] as const
    for (const [action, title] of openers) {
      await page.locator('main').getByRole('button', { name: action }).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await expect.poll(() => dialog.getByRole('heading', { level: 2 }).innerText()).toBe(title)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  })
})

describe.each([
  ['purpose', 4000, 2],
  ['features', 5000, 6],
] as const)('the carousel of %s', (section, intervalMs, count) => {
  async function carousel() {
    const visited = await visit({ language: 'en' })
    const { page, say } = visited
    const label = say(`home.${section}.title`)
    const controls = page.getByRole('group', { name: say('home.carousel.controls', { label }) })
    const slides = page.getByRole('list', { name: label }).getByRole('listitem')
    const button = (name: 'previous' | 'next' | 'pause' | 'play') =>
      controls.getByRole('button', { name: say(`home.carousel.${name}`), exact: true })
    const arrives = async (number: number) => {
      await expect.poll(() => shownDot(controls)).toBe(number)
      await expect.poll(() => isInView(slides.nth(number - 1))).toBe(true)
    }
    return { ...visited, controls, slides, button, arrives }
  }

  test('advances, round and round, unless something holds it', async () => {
    const { page, open, slides, button, controls, arrives } = await carousel()
    await moving(page)
    await open('/')
    await slides.first().scrollIntoViewIfNeeded()
    await button('next').waitFor()
    for (const number of [...Array.from({ length: count - 1 }, (_, index) => index + 2), 1]) {
      await page.clock.runFor(intervalMs)
      await arrives(number)
    }
    await button('pause').click()
    await page.clock.runFor(intervalMs * 3)
    expect(await shownDot(controls)).toBe(1)
    await button('play').click()
    await page.clock.runFor(intervalMs)
    await arrives(2)
  })

  test('goes where its buttons say, and stays there for a pointer that rests on it', async () => {
    const { page, open, slides, button, controls, arrives } = await carousel()
    await moving(page)
    await open('/')
    await slides.first().scrollIntoViewIfNeeded()
    await button('previous').click()
    await arrives(count)
    await button('next').click()
    await arrives(1)
    await controls.getByRole('button').nth(1).click()
    await arrives(2)
    await page.clock.runFor(intervalMs * 3)
    expect(await shownDot(controls)).toBe(2)
  })

  test('never moves by itself for those who ask for stillness, and follows their hand', async () => {
    const { page, open, slides, button, controls, arrives } = await carousel()
    await page.clock.install()
    await open('/')
    await slides.first().scrollIntoViewIfNeeded()
    await button('next').waitFor()
    await page.clock.runFor(intervalMs * 3)
    expect(await shownDot(controls)).toBe(1)
    await expect.poll(() => button('pause').count()).toBe(0)
    await slides.nth(1).evaluate((slide) => slide.scrollIntoView({ inline: 'center', block: 'nearest' }))
    await arrives(2)
  })

  test('is a grid on a desk', async () => {
    const { page, open, slides, controls } = await carousel()
    await page.setViewportSize(desk)
    await open('/')
    await expect.poll(() => slides.count()).toBe(count)
    for (const slide of await slides.all()) expect(await isInView(slide)).toBe(true)
    await expect.poll(() => controls.isVisible()).toBe(false)
  })
})

test('products that travel, that do not arrive, and that arrive after all', async () => {
  const { page, say, open, forgive } = await visit()
  forgive(/ERR_FAILED/)
  await open('/smart-solar-plan')
  const { promise: asked, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/api/featured?**', async (route) => {
    await asked
    await route.abort()
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.nav.home') })
    .click()
  const placeholders = page.locator('#products').getByRole('status', { name: say('home.products.loading') })
  await placeholders.waitFor()
  await expect.poll(() => placeholders.locator('> *').count()).toBe(3)
  fail()
  const error = page.locator('#products').getByRole('alert')
  await error.getByText('Erreur lors du chargement des produits. Veuillez réessayer plus tard.').waitFor()
  await page.unroute('**/api/featured?**')
  await error.getByRole('button', { name: say('shell.error.retry') }).click()
  await expect.poll(() => page.locator('#products li h3').count()).toBe(3)
})

test('a featured system without a price is said to be on request', async () => {
  const { page, say, open } = await visit()
  await open('/smart-solar-plan')
  await page.route('**/api/featured?**', async (route) => {
    const response = await route.fetch()
    const told = (await response.json()) as { products: object[] }
    const products = told.products.map((product) => ({ ...product, price: null }))
    await route.fulfill({ response, json: { ...told, products } })
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.nav.home') })
    .click()
  await expect.poll(() => page.locator('#products').getByText(say('home.products.onRequest')).count()).toBe(3)
})

test('a button whose code is still under way is pressed when it arrives', async () => {
  const { page, say, open } = await visit()
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/job-dialog-[\w-]{8}\.js$/, async (route) => {
    await arrives
    await route.continue()
  })
  await open('/')
  await page
    .locator('main')
    .getByRole('button', { name: say('home.team.join.action') })
    .click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  arrive()
  await page.getByRole('dialog', { name: say('leads.job.title') }).waitFor()
})

test('in another language, nothing of the first is left', async () => {
  const { page, open } = await visit()
  await open('/')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  for (const heading of ['What guides us', 'Our impact', 'Our team', 'Our partners', 'Featured systems'])
    await page.getByRole('heading', { level: 2, name: heading }).waitFor()
  await expect.poll(() => page.locator('main').innerText()).not.toMatch(/équipe|partenaires|produits|besoins/)
})

test('nothing moves that has been laid out, from top to bottom', async () => {
  const { page, open } = await visit()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await open('/')
  for (const heading of await page.locator('main h2').all()) await heading.scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('without script every section reads, the cards scroll by hand, and help is a link', async () => {
  const { page, say, open } = await visit({ javaScriptEnabled: false })
  await open('/')
  const cards = page.getByRole('list', { name: say('home.purpose.title') })
  expect(await cards.evaluate((list) => list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX)).toBe(
    'auto',
  )
  await expect.poll(() => page.locator('#products li h3').count()).toBe(3)
  expect(
    await page
      .getByRole('button', { name: say('home.carousel.next') })
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  await page
    .locator('main')
    .getByRole('link', { name: say('home.hero.contact') })
    .click()
  await page.waitForURL((url) => url.pathname === '/contact')
})
