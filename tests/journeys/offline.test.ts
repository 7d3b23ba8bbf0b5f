import type { ServerResponse } from 'node:http'
import { expect, inject, test } from 'vitest'
import { formatLongDate } from '#i18n/format.ts'
import type { Country } from '#kernel/country.ts'
import { type Language, languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { homeAppliances, shownResult, tick } from '../support/audit.ts'
import { standBetween } from '../support/between.ts'
import { cloneTemplate, dropDatabase } from '../support/database.ts'
import { hotspotPage } from '../support/phone-network.ts'
import { chooseDay } from '../support/sent-requests.ts'
import { runSite } from '../support/site.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { answersToClicks, type Visit, visits } from '../support/visit.ts'
import { wordsOf } from '../support/words.ts'
import { workingDay } from '../support/working-day.ts'

const between = await standBetween(inject('siteUrl'))
const visit = visits(() => between.url)

/** The paths of the pages that the browser keeps. */
const keptPaths = ({ page }: Pick<Visit, 'page'>) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pages')).keys()
    return kept.map(({ url }) => new URL(url).pathname).toSorted()
  })

/** What a device keeps for the audit and the simulator, seen or not. */
const needed = ['/financing', '/offline/needed', '/smart-solar-plan']
/** The same without what the audit and the simulator need, which comes by itself. */
const seenPaths = async (visitor: Pick<Visit, 'page'>) =>
  (await keptPaths(visitor)).filter((path) => !needed.includes(path))

/** Resolves once the audit and the simulator work without a network. */
const untilNeeded = (visitor: Pick<Visit, 'page'>) =>
  expect.poll(() => keptPaths(visitor)).toEqual(expect.arrayContaining(needed))

/** Sees a page, until it is kept. The first one is, as soon as the worker that it brings has come. */
async function see(visitor: Visit, path: string) {
  await visitor.open(path)
  await expect.poll(() => keptPaths(visitor)).toContain(new URL(path, between.url).pathname)
}

/** A visitor who has seen the home page. */
async function acquainted(language: Language = 'fr', country: Country = 'cm') {
  const visitor = await visit({ language, country, keepsSite: true })
  visitor.forgive(/ERR_INTERNET_DISCONNECTED/)
  await see(visitor, '/')
  const { page } = visitor
  const heading = page.getByRole('heading', { level: 1 })
  const setOffline = (isOffline: boolean) => page.context().setOffline(isOffline)
  return { ...visitor, heading, setOffline }
}

test.each(languages)(
  'without a network the pages that were seen open and answer, by link too (%s)',
  async (language) => {
    const visitor = await acquainted(language)
    const { page, open, heading, setOffline } = visitor
    const headings: Record<string, string> = { '/': await heading.innerText() }
    for (const path of ['/smart-solar-plan', '/products', '/financing', '/faq']) {
      await see(visitor, path)
      headings[path] = await heading.innerText()
    }
    await setOffline(true)
    for (const [path, words] of Object.entries(headings)) {
      await open(`${path}?utm_source=chat`)
      expect(await heading.innerText()).toBe(words)
      await page.reload()
      await answersToClicks(page)
    }
    await page.locator('header a[href="/products"], footer a[href="/products"]').last().click()
    await page.waitForURL('/products')
    await expect.poll(() => heading.innerText()).toBe(headings['/products'])
  },
)

test.each(languages)(
  'a page that was never seen says what can be done, and opens with the network (%s)',
  async (language) => {
    const visitor = await acquainted(language)
    const { page, say, heading, setOffline } = visitor
    await see(visitor, '/faq')
    await setOffline(true)
    await page.goto('/warranty')
    expect(await heading.innerText()).toBe(say('server.offline.title'))
    // Never seen: they lead nowhere, and say why.
    expect(await page.getByRole('link', { name: say('server.offline.audit') }).count()).toBe(0)
    expect(await page.getByText(say('server.offline.unseen')).filter({ visible: true }).count()).toBe(3)
    await setOffline(false)
    await expect.poll(() => heading.innerText()).not.toBe(say('server.offline.title'))
    await expect.poll(() => keptPaths(visitor)).toContain('/warranty')
    // One page, asked for twice in two ways, is listed once.
    await see(visitor, '/products?type=commercial')
    await see(visitor, '/products')
    await untilNeeded(visitor)
    await setOffline(true)
    await page.goto('/contact')
    await page.getByRole('link', { name: say('server.offline.audit') }).waitFor()
    await page.getByRole('link', { name: say('server.offline.products') }).waitFor()
    expect(await page.getByText(say('server.offline.unseen')).filter({ visible: true }).count()).toBe(0)
    expect(
      await page.locator('#seen a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([`${between.url}/warranty`, `${between.url}/faq`, `${between.url}/`])
    expect(await page.locator('.calls a').first().getAttribute('href')).toMatch(/^tel:\+\d+$/)
    await expectAccessible(page, 'the page for no network')
    await page.getByRole('link', { name: say('server.offline.products') }).click()
    await expect.poll(() => heading.innerText()).toBe(say('catalogue.list.title'))
    await page.goto('/contact')
    await setOffline(false)
    await expect.poll(() => heading.innerText()).not.toBe(say('server.offline.title'))
    expect(await keptPaths(visitor)).toContain('/contact')
  },
)

/** What is told of a form that waits, or waited. */
const noticeOf = ({ page, say }: Pick<Visit, 'page' | 'say'>, kind: 'appointment' | 'message' | 'order') =>
  page.getByRole('listitem').filter({ hasText: say(`leads.waiting.kind.${kind}`) })

test.each(languages)(
  'a booking and a message made without a network go by themselves with one, once; whose place is taken books another (%s)',
  async (language) => {
    const visitor = await acquainted(language, 'bf')
    const { page, say, open, setOffline } = visitor
    visitor.forgive(/409|Failed to load resource/)
    const [slot, other] = { fr: ['09:00', '09:30'] as const, en: ['11:00', '11:30'] as const }[language]
    const person = `Fatou Hors ligne ${language}`
    await open('/contact')
    await untilNeeded(visitor)
    const dialog = page.getByRole('dialog', { name: say('leads.appointment.title') })
    const date = workingDay()
    await chooseDay(dialog, say, say('leads.appointment.label.date'), date)
    await dialog.locator(`input[name=slot][value="${slot}"]`).check()
    await dialog.getByLabel(say('leads.appointment.label.name')).fill(person)
    await dialog.getByLabel(say('leads.appointment.label.email')).fill('fatou@example.org')
    await dialog.getByLabel(say('leads.appointment.label.phone')).fill('70 12 34 58')
    await setOffline(true)
    await dialog.getByRole('button', { name: say('leads.appointment.submit') }).click()
    const booking = noticeOf(visitor, 'appointment')
    await booking.getByText(say('leads.waiting.waiting')).waitFor()
    await dialog.waitFor({ state: 'detached' })
    const message = page.locator('[aria-labelledby=write] form')
    await message.getByLabel(say('contact.message.label.name')).fill(person)
    await message.getByLabel(say('contact.message.label.phone')).fill('70 12 34 58')
    await message.getByLabel(say('contact.message.label.message')).fill('Une question, sans réseau.')
    await message.getByRole('button', { name: say('contact.message.submit') }).click()
    await noticeOf(visitor, 'message').getByText(say('leads.waiting.waiting')).waitFor()
    await expectAccessible(page, 'what waits')

    // They outlive the page, are told of where there is none, and are another tab's too.
    await page.goto('/warranty')
    await page.locator('#waiting').getByText(say('server.offline.waiting.appointment')).waitFor()
    expect(await page.getByRole('button', { name: say('server.offline.waiting.withdraw') }).count()).toBe(2)
    await expectAccessible(page, 'the page for no network, with what waits')
    await open('/')
    const second = await page.context().newPage()
    await second.goto('/smart-solar-plan')
    await noticeOf({ page: second, say }, 'appointment').waitFor()

    const booked = { name: 'Ama', email: 'ama@example.org', phone: '70 12 34 57', date, slot, country: 'bf' }
    const take = (name: string) =>
      fetch(`${inject('siteUrl')}/api/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...booked, name }),
      })
    for (const name of ['Ama', 'Adjoa', 'Abena']) await take(name)
    await setOffline(false)
    await booking.getByText(say('leads.waiting.slot_full')).waitFor()
    await noticeOf(visitor, 'message')
      .getByText(/MSG-\d{6}/)
      .waitFor()
    expect((await leadsOf(person)).map(({ kind }) => kind)).toEqual(['message'])
    await second.close()

    await booking.getByRole('button', { name: say('leads.waiting.correct') }).click()
    await expect.poll(() => dialog.getByLabel(say('leads.appointment.label.name')).inputValue()).toBe(person)
    const choice = dialog.getByRole('radiogroup', { name: say('leads.appointment.label.slot') })
    await expect.poll(() => choice.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => choice.locator(`input[value="${slot}"]`).isDisabled()).toBe(true)
    await choice.locator(`input[value="${other}"]`).check()
    await dialog.getByRole('button', { name: say('leads.appointment.submit') }).click()
    await page
      .getByRole('dialog', { name: say('leads.appointment.success.title') })
      .getByText(/APP-\d{6}/)
      .waitFor()
    await page.keyboard.press('Escape')
    await booking.waitFor({ state: 'detached' })
    await noticeOf(visitor, 'message')
      .getByRole('button', { name: say('leads.waiting.read') })
      .click()
    await noticeOf(visitor, 'message').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('waiting ')))).toEqual(
      [],
    )
    expect((await leadsOf(person)).map(({ kind, payload }) => [kind, payload['slot']])).toEqual([
      ['message', undefined],
      ['appointment', other],
    ])
  },
)

test('an order that a hotspot swallows, on a network that comes and goes, is sent once; a full device says so', async () => {
  const visitor = await acquainted()
  const { page, say, open } = visitor
  visitor.forgive(/ERR_|Failed to load resource/)
  await open('/products/2')
  await untilNeeded(visitor)
  const fillOrder = async (name: string) => {
    await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
    const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
    await dialog.getByLabel(say('leads.order.label.fullName')).fill(name)
    await dialog.getByLabel(say('leads.order.label.phoneNumber')).fill('0803 123 4567')
    await dialog.getByRole('button', { name: say('leads.order.submit') }).click()
    return dialog
  }
  const answersPosts = (act: (response: ServerResponse) => boolean) => {
    between.answer = (path, response) => path === '/api/orders' && act(response)
  }
  const hotspot = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(hotspotPage.body)
    return true
  }
  try {
    answersPosts(hotspot)
    await fillOrder('Ola Hotspot')
    const order = noticeOf(visitor, 'order')
    await order.getByText(say('leads.waiting.waiting')).waitFor()
    let asked = 0
    answersPosts((response) => {
      asked += 1
      if (asked < 3) response.destroy()
      return asked < 3
    })
    const retry = () => page.evaluate(() => dispatchEvent(new Event('online')))
    await expect
      .poll(async () => {
        await retry()
        return order.getByText(/ORD-\d{6}/).count()
      })
      .toBe(1)
    expect(await leadsOf('Ola Hotspot')).toHaveLength(1)
    await order.getByRole('button', { name: say('leads.waiting.read') }).click()
    await order.waitFor({ state: 'detached' })

    answersPosts(hotspot)
    await page.evaluate(() => {
      for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
        try {
          for (let n = 0; ; n += 1) localStorage.setItem(`full ${size} ${n}`, 'x'.repeat(size))
        } catch {
          // Half as much.
        }
      }
    })
    const dialog = await fillOrder('Ola Full')
    await dialog.getByText(say('leads.failure.full')).waitFor()
    await expect.poll(() => dialog.getByLabel(say('leads.order.label.fullName')).inputValue()).toBe('Ola Full')
  } finally {
    between.answer = null
  }
})

test.each(languages)(
  'whoever came twice sizes a system and its instalments without a network, and the server answers again with one (%s)',
  async (language) => {
    const fridge = (await homeAppliances())('Refrigerator (single door)')
    const visitor = await acquainted(language)
    const { page, say, open, setOffline } = visitor
    visitor.forgive(/ERR_FAILED/)
    // Come to by links, articles and lists open without a network too.
    await page.locator('footer a[href="/news"]').click()
    await page.locator('main a[href^="/news/"]').first().click()
    await page.waitForURL('/news/*')
    const { pathname } = new URL(page.url())
    await expect.poll(() => keptPaths(visitor)).toEqual(expect.arrayContaining(['/news', pathname]))
    await untilNeeded(visitor)
    await see(visitor, '/compare?systems=4')
    await open(pathname)

    await setOffline(true)
    await page.reload()
    expect(new URL(page.url()).pathname).toBe(pathname)
    await page.getByRole('article').waitFor()
    await open('/smart-solar-plan')
    await tick(page, nameIn(fridge, language))
    await page.getByRole('button', { name: say('energy.continue') }).click()
    const today = formatLongDate(new Date().toISOString().slice(0, 10), language)
    const onDevice = page.getByText(say('sizing.onDevice', { date: today }))
    await onDevice.waitFor()
    const shown = await shownResult(page, say)
    await page.mouse.wheel(0, 2_000)
    await page.getByText(say('savings.year.table.title')).first().waitFor()
    await expectAccessible(page, 'a result of this device')
    await setOffline(false)
    await onDevice.waitFor({ state: 'detached' })
    expect(await shownResult(page, say)).toEqual(shown)

    await setOffline(true)
    await open('/compare?systems=4')
    await onDevice.waitFor()
    await page
      .getByRole('table')
      .getByRole('rowheader', { name: say('compare.row.total') })
      .waitFor()
    await setOffline(false)
    await onDevice.waitFor({ state: 'detached' })

    await setOffline(true)
    await open('/financing')
    await page.getByRole('main').getByRole('searchbox').fill('deye plus')
    await page.locator('label').filter({ hasText: 'Deye Plus' }).click()
    await page.locator('main form [type=submit]').filter({ visible: true }).click()
    // The page may be one that the site keeps since before midnight.
    const yesterday = formatLongDate(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), language)
    const planned = (date: string) => page.getByText(say('plan.onDevice', { date }))
    const onDeviceToo = planned(today).or(planned(yesterday))
    await onDeviceToo.waitFor()
    const rows = page.locator('[data-plan] tbody tr:visible')
    await expect.poll(() => rows.count()).toBe(4)
    const first = await rows.first().innerText()
    // A reload shows the plan that the address holds, which follows what is drawn.
    await page.waitForURL(/months=/)
    await setOffline(false)
    await page.reload()
    await expect.poll(() => rows.count()).toBe(4)
    expect(await onDeviceToo.count()).toBe(0)
    expect(await rows.first().innerText()).toBe(first)
  },
)

test('pages that were kept in another language, or with another country’s prices, are not shown', async () => {
  const { page, open, setOffline, heading, ...visitor } = await acquainted('fr')
  const english = await wordsOf('en')
  await see({ page, open, ...visitor }, '/products')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => heading.innerText()).toBe(english('catalogue.list.title'))
  await expect.poll(() => seenPaths({ page })).not.toContain('/products')
  await see({ page, open, ...visitor }, '/products')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  await open('/faq?country=bf')
  await expect.poll(() => keptPaths({ page })).not.toContain('/products')
  await setOffline(true)
  await page.goto('/products')
  expect(await heading.innerText()).toBe(english('server.offline.title'))
})

test('without a network what an address asks of a page that is kept is shown in it', async () => {
  const visitor = await acquainted()
  const { page, say, open, heading, setOffline } = visitor
  visitor.forgive(/ERR_FAILED/)
  await see(visitor, '/products')
  await untilNeeded(visitor)
  await setOffline(true)
  await open('/financing?productId=2&months=12')
  await page.locator('[name=productId][value="2"]:checked').waitFor({ state: 'attached' })
  // On a phone whoever comes with a system is not told what the page is for.
  await page.getByText(say('simulator.lead'), { exact: true }).waitFor({ state: 'hidden' })
  await page.waitForURL('/financing?productId=2&months=12')
  await open('/smart-solar-plan?type=commercial')
  await page.waitForURL('/smart-solar-plan?type=commercial')
  await page
    .locator('main :checked[value=commercial], main [aria-checked=true], main [aria-pressed=true]')
    .filter({ visible: true })
    .first()
    .waitFor()
  await open('/products?type=commercial')
  await page.waitForURL('/products?type=commercial')
  expect(await heading.innerText()).toBe(say('catalogue.list.title'))
  await page.goto('/warranty?lang=fr')
  expect(await heading.innerText()).toBe(say('server.offline.title'))
})

test('nothing is kept of the back office, of applications and of searches', async () => {
  const visitor = await acquainted()
  const { page, forgive, setOffline, heading, say } = visitor
  // Pictures may still be on their way when the network goes.
  forgive(/40[14]|ERR_FAILED .*\/pictures\//)
  for (const path of ['/admin/login', '/financing/applications/1', '/search?q=batterie']) await page.goto(path)
  await see(visitor, '/products')
  expect(await seenPaths(visitor)).toEqual(['/', '/products'])
  const answers = await page.evaluate(async () => (await (await caches.open('answers')).keys()).map(({ url }) => url))
  expect(
    answers.filter(
      (url) => !/\/api\/(products|places|appliance|smart-solar-plan\/tables|featured|typical|news|company)/.test(url),
    ),
  ).toEqual([])
  await setOffline(true)
  await page.goto('/financing/applications/1')
  expect(await heading.innerText()).toBe(say('server.offline.title'))
  await expect(page.goto('/admin/login')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('what a hotspot answers in the place of the site is shown, and not kept; for what is calculated the device answers', async () => {
  const fridge = (await homeAppliances())('Refrigerator (single door)')
  const visitor = await acquainted()
  const { page, say, open, heading, setOffline } = visitor
  visitor.forgive(/ERR_FAILED|Failed to fetch/)
  await see(visitor, '/products')
  await untilNeeded(visitor)
  await open('/smart-solar-plan')
  await tick(page, fridge.name)
  const hotspot = (_path: string, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(hotspotPage.body)
    return true
  }
  between.answer = hotspot
  try {
    await page.getByRole('button', { name: say('energy.continue') }).click()
    const today = formatLongDate(new Date().toISOString().slice(0, 10), 'fr')
    await page.getByText(say('sizing.onDevice', { date: today })).waitFor()
    await page.getByRole('contentinfo').locator('a[href="/solutions"]').click()
    const failure = page.getByRole('alert').filter({ hasText: say('shell.error.title') })
    await failure.waitFor()
    between.answer = null
    await failure.getByRole('button').click()
    await expect.poll(() => heading.innerText()).toBe(say('content.solutions.title'))
    between.answer = hotspot
    for (const path of ['/products', '/warranty']) {
      await page.goto(path)
      expect(await heading.innerText()).toBe('Wi-Fi 500 F')
    }
  } finally {
    between.answer = null
  }
  expect(await seenPaths(visitor)).toEqual(['/', '/products', '/solutions'])
  await setOffline(true)
  await page.goto('/products')
  await answersToClicks(page)
})

test('a new version drops the pages of the old one, and leaves the page that is open as it is', async () => {
  const visitor = await acquainted()
  const { page, say, heading, open } = visitor
  await see(visitor, '/products')
  // What the page asked to keep for later is done: it would come back, of the next build.
  await untilNeeded(visitor)
  await open('/smart-solar-plan')
  const search = page.getByRole('searchbox', { name: say('energy.picker.search') })
  await search.fill('frigo')
  between.changeHeaders = (headers) => ({ ...headers, ...('x-build' in headers && { 'x-build': 'the-next' }) })
  between.answer = (path, response) => {
    if (path !== '/worker.js') return false
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('// the next')
    return true
  }
  try {
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const next = registration.installing ?? registration.waiting
      await new Promise<void>((resolve) => {
        const settle = () => next?.state === 'installed' && resolve()
        next?.addEventListener('statechange', settle)
        settle()
      })
      return [next?.state, registration.waiting === next, navigator.serviceWorker.controller === registration.active]
    })
    expect(state).toEqual(['installed', true, true])
    expect(await search.inputValue()).toBe('frigo')
    const other = await page.context().newPage()
    await other.goto('/')
    await expect.poll(() => seenPaths({ page: other })).toEqual(['/'])
    await other.context().setOffline(true)
    await other.goto('/products')
    expect(await other.getByRole('heading', { level: 1 }).innerText()).toBe(say('server.offline.title'))
    await other.goto('/')
    await answersToClicks(other)
    expect([await search.inputValue(), await heading.innerText()]).toEqual(['frigo', say('energy.audit.title')])
  } finally {
    between.changeHeaders = (headers) => headers
    between.answer = null
  }
})

test('switched off, it takes back what devices keep', async () => {
  const visitor = await acquainted()
  const { page, open } = visitor
  const databaseUrl = await cloneTemplate()
  const switchedOff = await runSite({ DATABASE_URL: databaseUrl, OFFLINE: 'off' })
  between.site = switchedOff.url
  try {
    const left = () =>
      page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()])
    // What the old worker was about to keep goes with the next visit.
    const isGone = async () => {
      await open('/products')
      return expect
        .poll(left, { timeout: 30_000 })
        .toEqual([[], []])
        .then(
          () => true,
          () => false,
        )
    }
    await expect.poll(isGone, { timeout: 150_000 }).toBe(true)
  } finally {
    between.site = inject('siteUrl')
    await switchedOff.stop()
    await dropDatabase(databaseUrl)
  }
})

test('a device that lets nothing be stored is served, keeps what is typed while the page is open, and says what was not sent', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en', keepsSite: true })
  forgive(/ERR_INTERNET_DISCONNECTED/)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse })
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  await open('/smart-solar-plan')
  await tick(page, (await homeAppliances())('Refrigerator (single door)').nameEn)
  await page.getByRole('button', { name: say('energy.continue') }).click()
  await shownResult(page, say)
  await open('/products/2')
  await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
  const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
  const name = dialog.getByLabel(say('leads.order.label.fullName'))
  await name.fill('Ola Blocked')
  await dialog.getByLabel(say('leads.order.label.phoneNumber')).fill('0803 123 4567')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: say('leads.order.submit') }).click()
  await dialog.getByText(say('leads.order.failure.title')).first().waitFor()
  expect(await name.inputValue()).toBe('Ola Blocked')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: say('leads.failure.retry') }).click()
  await page.getByText(say('leads.order.success.title')).waitFor()
  expect(await leadsOf('Ola Blocked')).toHaveLength(1)
})

test('a device that has no room for it is served as before', async () => {
  const { page, open } = await visit({ keepsSite: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: between.url, quotaSize: 1 })
  await open('/')
  const end = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/worker.js')
    return new Promise((resolve) => {
      installing?.addEventListener('statechange', () => installing.state === 'installing' || resolve(installing.state))
    })
  })
  expect(end).toBe('redundant')
  await open('/products')
})
