import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ProductPage } from '#business/catalogue/editing/product-record.ts'
import type { AdminApplication } from '#business/financing/admin-application.ts'
import { applicationReference } from '#business/financing/application.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { backOffice } from '../support/back-office.ts'
import { postDialog, typeInto } from '../support/post-editor.ts'
import { aConsultation, sendRequest } from '../support/sent-requests.ts'
import { submitted } from '../support/submitted-application.ts'
import { desk, phone, type Visit } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

/** A day of each role, with sixty requests and eight applications before it. What it takes is counted, a press or a filled field each; what is typed with Enter is one. */
const office = backOffice({ RATE_LIMITS: 'off' })

const caller = 'Chukwuemeka Nwosu'
const names = [caller, 'Aïssata Ouédraogo', 'Mohammed Sani', 'Yetunde Bakare', 'Salif Kaboré', 'Ngozi Eze']
const ways = [
  { way: 0, viewport: phone, language: 'fr', due: 'Due at once' },
  { way: 1, viewport: desk, language: 'fr', due: 'Due at noon' },
  { way: 2, viewport: phone, language: 'en', due: 'Due at dusk' },
  { way: 3, viewport: desk, language: 'en', due: 'Due at night' },
] as const
/** The applications, two for each way to work: one that is complete is approved, the others wait. */
const applications: number[] = []
const applicationOf = (way: number) => {
  const id = applications[way]
  if (!id) throw new Error(`no application ${way}`)
  return id
}

beforeAll(async () => {
  const site = office.site().url
  const phoneOf = (number: number) => `0803 555 ${1000 + number}`
  const message = (name: string, number: number) =>
    sendRequest(site, '/api/messages', { name, phone: phoneOf(number), message: `About panels, ${number}` })
  for (let number = 0; number < 50; number += 10) {
    const ten = Array.from({ length: 10 }, (_, index) => number + index)
    await Promise.all(ten.map((it) => message(names[it] ?? `Visitor ${it}`, it)))
  }
  const order = { productId: 2, quantity: 1, fullName: 'Bukola Ade', phoneNumber: '0805 000 0000' }
  for (let number = 0; number < 5; number++) await sendRequest(site, '/api/orders', order)
  await sendRequest(site, '/api/consultations', aConsultation(workingDay(), '9-10am'))
  const today = wallClock(new Date(), countryTable[defaultCountry].utcOffset).date
  for (const { way, due } of ways) {
    const { id } = await message(due, 100 + way)
    await office.call('sales', 'PATCH', `/api/admin/leads/${id}`, {
      status: 'contacted',
      nextStep: 'Send the quote',
      nextStepOn: today,
      // Before what was promised to whoever writes at night.
      nextStepTime: '08:00',
    })
  }
  for (let number = 0; number < 8; number++) {
    const told = { fullName: `Applicant ${number}`, monthlyIncome: '900 000', email: `applicant-${number}@example.com` }
    const { id } = await submitted({ request: (path, init) => fetch(site + path, init) }, told)
    applications.push(id)
  }
})

/** Counts what somebody does. */
function counted() {
  let steps = 0
  return {
    step: async (done: Promise<unknown>) => {
      steps += 1
      await done
    },
    /** What was done since it was asked last. */
    taken: () => {
      const taken = steps
      steps = 0
      return taken
    },
  }
}

const openSearch = ({ page, say }: Visit) =>
  page
    .getByRole('button', { name: say('admin.search.title') })
    .and(page.locator(':visible'))
    .click()
const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()

test.each(ways)(
  'sales: a caller found, one booked, what is due, an approval ($language, $viewport.width px)',
  async (how) => {
    const visit = await office.visitAs('sales', '/admin', how)
    const { page, say } = visit
    const { step, taken } = counted()
    const { way, due } = how

    // The step that is due stands in Today.
    await page.getByText('Send the quote').first().waitFor()
    await step(page.getByRole('listitem').filter({ hasText: due }).getByRole('link').first().click())
    await heading(visit, due)
    expect(taken(), 'to what is due').toBe(1)
    // Who works next has a day of their own before them, not what the one before left undone.
    await office.call('sales', 'PATCH', `/api/admin/leads/${new URL(page.url()).searchParams.get('lead')}`, {
      stepDone: true,
    })

    // A caller whose name is spelt as it sounds.
    await step(openSearch(visit))
    const box = page.getByRole('searchbox', { name: say('admin.search.box') })
    await box.fill('chukuemeka')
    await step(box.press('Enter'))
    await page.getByRole('heading', { name: caller }).first().waitFor()
    await page.getByRole('link', { name: /MSG-/ }).first().waitFor()
    expect(taken(), 'to a caller').toBe(2)

    // Whoever is known is booked from their page.
    const known = names[way + 1] ?? ''
    await step(openSearch(visit))
    await box.fill(known)
    await step(box.press('Enter'))
    await page.getByRole('heading', { name: known }).first().waitFor()
    await step(page.getByRole('button', { name: say('admin-calendar.book') }).click())
    const dialog = page.getByRole('dialog', { name: say('admin-calendar.bookOf', { name: known }) })
    const hours = dialog
      .getByRole('radiogroup', { name: say('admin-calendar.slot') })
      .getByRole('radio', { disabled: false })
    await step(hours.first().check())
    await step(dialog.getByRole('button', { name: say('admin-calendar.book.submit') }).click())
    await dialog.waitFor({ state: 'detached' })
    expect(taken(), 'to a booking for somebody who is known').toBe(5)
    // Until it is said, to leave would ask whether what was typed may go.
    await page
      .getByText(say('admin-calendar.booked', { told: 'no' }))
      .first()
      .waitFor()

    await page.goto('/admin/calendar')
    await step(page.getByRole('link', { name: say('admin-calendar.book') }).click())
    await step(page.getByLabel(say('admin-leads.person.name')).fill(`Booked ${way}`))
    await step(page.getByRole('textbox', { name: say('admin-leads.person.phone') }).fill(`0806 111 222${way}`))
    const times = page.getByRole('radiogroup', { name: say('admin-calendar.slot') })
    await step(times.getByRole('radio', { disabled: false }).first().check())
    await step(page.getByRole('button', { name: say('admin-calendar.book.submit') }).click())
    await heading(visit, `Booked ${way}`)
    expect(taken(), 'to a booking').toBe(5)

    // The loan officer's part: each document was read before, so nothing is in the way.
    const id = applicationOf(way)
    const { documents } = (await (
      await office.call('sales', 'GET', `/api/admin/applications/${id}`)
    ).json()) as AdminApplication
    for (const document of documents) {
      await (await office.call('sales', 'GET', `/api/admin/applications/${id}/documents/${document.id}`)).arrayBuffer()
    }
    await page.goto('/admin/applications')
    await step(page.getByRole('link', { name: `Applicant ${way}` }).click())
    const approve = say('admin-applications.decide.approved')
    await step(page.getByRole('main').getByRole('button', { name: approve }).click())
    await step(page.getByRole('dialog').getByRole('button', { name: approve }).click())
    await page.getByText(say('admin-applications.decided')).first().waitFor()
    expect(taken(), 'to an approval').toBe(3)
  },
)

test.each(ways)('editor: an article is out in both languages ($language, $viewport.width px)', async (how) => {
  const visit = await office.visitAs('editor', '/admin', how)
  const { page, say } = visit
  const { step, taken } = counted()
  const title = `Une lampe ${how.way}`
  await step(openSearch(visit))
  await step(page.getByRole('link', { name: say('admin.search.action.post') }).click())
  const { body, dialog, field, save, turnTo } = postDialog(page, say)
  const write = {
    fr: async () => {
      await step(field('title').fill(title))
      await step(typeInto(body('fr'), 'Le soir, tout le monde y voit.'))
    },
    en: async () => {
      await step(field('titleEn').fill(`${title}, in English`))
      await step(typeInto(body('en'), 'In the evening everybody sees.'))
    },
  }
  // It opens on the language of whoever writes.
  const other = how.language === 'fr' ? 'en' : 'fr'
  await write[how.language]()
  await step(turnTo(other))
  await write[other]()
  await step(save('publish'))
  await dialog.waitFor({ state: 'detached' })
  expect(taken(), 'to an article').toBe(8)
  await expect
    .poll(async () => (await (await fetch(`${office.site().url}/api/posts`)).text()).includes(title))
    .toBe(true)
})

test.each(ways)(
  'admin: who approved is read, and a colleague is invited ($language, $viewport.width px)',
  async (how) => {
    const { page, say } = await office.visitAs('admin', '/admin/audit-log', how)
    const { step, taken } = counted()
    const reference = applicationReference(applicationOf(how.way))
    await page.getByText(reference).first().waitFor()
    const days = (which: 'today' | 'yesterday') => page.getByRole('button', { name: say(`admin.audit.days.${which}`) })
    await days('yesterday').click()
    await page.getByText(say('admin.audit.empty'), { exact: true }).waitFor()
    await days('today').click()
    await page.getByText(reference).first().waitFor()
    await page.goto('/admin/staff')
    const name = `Colleague ${how.way}`
    await step(page.getByRole('button', { name: say('admin.staff.invite') }).click())
    await step(page.getByRole('dialog').getByLabel(say('admin.staff.name')).fill(name))
    await step(page.getByRole('dialog').getByLabel(say('admin.signIn.email')).fill(`colleague-${how.way}@example.com`))
    await step(
      page
        .getByRole('dialog')
        .getByRole('button', { name: say('admin.staff.invite.send') })
        .click(),
    )
    await page.getByRole('button', { name: say('admin.staff.invitation.againOf', { name }) }).waitFor()
    expect(taken(), 'to an invitation').toBe(4)
  },
)

test('the arrows begin at the box again when a newer answer took away what had the focus', async () => {
  const { page, say } = await office.visitAs('admin', '/admin', { viewport: desk })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/search', async (route) => {
    if (route.request().postData()?.includes('zzqqxx')) await released
    await route.continue()
  })
  const hasFocus = (place: Locator) =>
    expect.poll(() => place.evaluate((it) => it === document.activeElement)).toBe(true)
  const box = page.getByRole('searchbox', { name: say('admin.search.box') })
  await page.keyboard.press('Control+K')
  await hasFocus(box)
  await page.keyboard.type('Mohamed')
  const hit = page.getByRole('dialog').getByRole('link').first()
  await hit.waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('zzqqxx')
  await page.keyboard.press('ArrowDown')
  await hasFocus(hit)
  release()
  await page.getByText(say('admin.search.nothing')).waitFor()
  await page.keyboard.press('ArrowDown')
  await hasFocus(box)
  // Whom nobody knows yet is noted with what was typed.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/leads/new?**')
  await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe('zzqqxx')
})

test('whoever types on among what was found goes on in the box', async () => {
  const { page, say } = await office.visitAs('admin', '/admin', { viewport: desk })
  const box = page.getByRole('searchbox', { name: say('admin.search.box') })
  await page.keyboard.press('Control+K')
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(false)
  await page.keyboard.type('Moh')
  await expect.poll(() => box.inputValue()).toBe('Moh')
  // What is typed before the window is there stands in its box.
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+K')
  await page.keyboard.type('Ouédraogo')
  await expect.poll(() => box.inputValue()).toBe('Ouédraogo')
})

test.each(languages)('all of the back office is found by keys alone, however it is spelt (%s)', async (language) => {
  const post = { title: `Un orage ${language}`, titleEn: `A storm ${language}` }
  await office.call('editor', 'POST', '/api/admin/posts', post)
  const products = await office.call('editor', 'GET', '/api/admin/products?limit=1')
  const [product] = ((await products.json()) as ProductPage).items
  if (!product) throw new Error('there are no products')
  const { page, say } = await office.visitAs('admin', '/admin', { viewport: desk, language })
  const box = page.getByRole('searchbox', { name: say('admin.search.box') })
  /** Types into the search, goes down to a hit under a title, and opens it. */
  const goTo = async (typed: string, under: string, name: string | RegExp, to: RegExp) => {
    await page.keyboard.press('Control+K')
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type(typed)
    const title = page.getByRole('heading', { name: under, exact: true })
    const hit = page.getByRole('dialog').locator('section').filter({ has: title }).getByRole('link', { name }).first()
    await hit.waitFor()
    // A newer answer may put a hit elsewhere, and take its focus.
    await page.getByRole('dialog').getByRole('status').filter({ hasText: /\S/ }).waitFor({ state: 'attached' })
    const isThere = () => hit.evaluate((link) => link === document.activeElement)
    for (let steps = 0; steps < 30 && !(await isThere()); steps += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(to)
    await box.waitFor({ state: 'detached' })
  }
  const [people, content, actions] = (['people', 'content', 'actions'] as const).map((key) =>
    say(`admin.search.${key}`),
  )
  await goTo('Ouédrago', people ?? '', /Ouédraogo/, /admin\/people\/MSG-\d+/)
  // Who was just opened stands first when nothing is typed yet.
  await page.keyboard.press('Control+K')
  const recent = page.getByRole('heading', { name: say('admin.search.recent'), exact: true })
  await page
    .getByRole('dialog')
    .locator('section')
    .filter({ has: recent })
    .getByText(/Ouédraogo/)
    .waitFor()
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  // A person has one row, with the ways to what they asked for below it.
  await goTo('chukuemeka', people ?? '', /Chukwuemeka.*MSG-/, /admin\/leads\?lead=\d+/)
  await goTo('Mohamed', people ?? '', /Mohammed Sani/, /admin\/people\/MSG-\d+/)
  await goTo('aplicant 7', people ?? '', /Applicant 7.*REF-/, /admin\/applications\/\d+/)
  // What is edited opens over its list.
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await goTo(
    nameIn(product, language).toUpperCase(),
    content ?? '',
    nameIn(product, language),
    /admin\/products\?edit=/,
  )
  await close()
  await goTo({ fr: 'ÓRAGE fr', en: 'en storm' }[language], content ?? '', /orage fr|storm en/, /admin\/posts\?edit=/)
  await close()
  const group = say('admin-settings.group.team')
  await goTo(group, say('admin.menu.settings'), group, /admin\/settings\/team/)
  // By what it is for, and with a slip.
  const webhook = say('admin.search.action.webhook')
  await goTo('webhok', actions ?? '', webhook, /admin\/programs\/webhooks/)
  const booking = say('admin.search.action.booking')
  await goTo({ fr: 'rendez-vous', en: 'appointment' }[language], actions ?? '', booking, /leads\/new\?kind=appointment/)
  for (const typed of ['spreadsheet', 'tableau', 'Excel', 'CSV'])
    await goTo(typed, actions ?? '', say('admin.search.action.import'), /admin\/leads\/import/)
  const action = say('admin.search.action.product')
  await goTo(action, actions ?? '', action, /admin\/products\/new/)
})
