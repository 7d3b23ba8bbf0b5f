import { Client } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Analytics } from '#business/analytics/analytics.ts'
import { countryTable } from '#kernel/country.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { aConsultation, sendRequest } from '../support/sent-requests.ts'
import { plain } from '../support/shown-text.ts'
import { post, type Requested } from '../support/staff.ts'
import { submitted } from '../support/submitted-application.ts'
import { desk, phone, type Visit } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const office = backOffice({ RATE_LIMITS: 'off' })
const site: Requested = { request: (path, init) => fetch(office.site().url + path, init) }

async function audit(clientType: string, country: string, applianceIds: readonly number[]): Promise<void> {
  const use = { quantity: 3, hoursDay: 2, hoursNight: 4, isEssential: true }
  const applianceUsage = applianceIds.map((applianceId) => ({ ...use, applianceId }))
  const body = { applianceUsage, backupHours: 12, clientType, country }
  expect((await post(site, '/api/smart-solar-plan/calculate', body)).status).toBe(200)
}

/** A request of forty days ago, as a row. */
async function plantOldRequest(): Promise<void> {
  const client = new Client({ connectionString: office.databaseUrl() })
  await client.connect()
  await client.query(
    `INSERT INTO leads (kind, country, language, name, phone, payload, fingerprint, answer_due_at, created_at, updated_at)
     SELECT 'message', 'cm', 'fr', 'Early', '0803 123 4567', '{}', 'x', at, at, at FROM (SELECT now() - interval '40 days' AS at) AS moment`,
  )
  await client.end()
}

async function plant(): Promise<void> {
  const { url } = office.site()
  await audit('residential', 'cm', [2, 7])
  await audit('residential', 'cm', [2])
  await audit('commercial', 'bf', [7])
  const consultation = await sendRequest(url, '/api/consultations', aConsultation(workingDay(), '9-10am'))
  const order = { productId: 2, quantity: 5, phoneNumber: '0803 123 4567', source: '/products/2' }
  await sendRequest(url, '/api/orders', { ...order, fullName: 'Awa' })
  await sendRequest(url, '/api/orders', { ...order, fullName: 'Issa' })
  await sendRequest(url, '/api/messages', { name: 'Issa', phone: '70998877', message: 'Bonjour à tous', country: 'bf' })
  const { id } = await submitted(site)
  await office.call('admin', 'PATCH', `/api/admin/applications/${id}`, {
    status: 'approved',
    reason: 'Called and checked twice',
  })
  await office.call('admin', 'PATCH', `/api/admin/leads/${consultation.id}`, { status: 'contacted' })
  await plantOldRequest()
  const audits = async () =>
    ((await (await office.call('sales', 'GET', '/api/admin/numbers')).json()) as Analytics).audits
  await vi.waitFor(async () => expect(await audits()).toBe(3), 10_000)
}

/** The bars of a list as they are read: each its words and its figure. */
async function bars({ page }: Visit, name: string): Promise<string[]> {
  const items = await page.getByRole('list', { name, exact: true }).getByRole('listitem').allInnerTexts()
  return items.map(plain)
}

async function counter({ page }: Visit, label: string): Promise<string> {
  return plain(
    await page
      .locator('dl div', { has: page.locator('dt', { hasText: label }) })
      .locator('dd')
      .first()
      .innerText(),
  )
}

test('before anything has happened the screen says so, and offers more', async () => {
  const { page, say } = await office.visitAs('sales', '/admin/numbers', { viewport: phone })
  await page.getByRole('heading', { name: say('admin-analytics.empty') }).waitFor()
  await expectAccessible(page, 'no numbers')
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: say('admin-analytics.empty.all') }).click()
  await page.waitForURL('**/admin/numbers?days=365')
  await expect.poll(() => page.getByLabel(say('admin-analytics.period'), { exact: true }).inputValue()).toBe('365')
})

describe('what was planted', () => {
  beforeAll(plant)

  test.each([
    ['sales', 'fr', phone],
    ['sales', 'en', desk],
    ['admin', 'fr', desk],
    ['admin', 'en', phone],
  ] as const)('is what %s reads (%s)', async (role, language, viewport) => {
    const visit = await office.visitAs(role, '/admin', { viewport, language })
    const { page, say } = visit
    if (viewport === phone) await page.getByRole('button', { name: say('shell.nav.open') }).click()
    await page
      .getByRole('link', { name: say('admin.menu.numbers'), exact: true })
      .filter({ visible: true })
      .click()
    await page.getByRole('heading', { level: 1, name: say('admin-analytics.title') }).waitFor()
    await page.getByRole('heading', { name: say('admin-analytics.byKind') }).waitFor()

    // On a phone a list is its first line until it is opened.
    if (viewport === phone) for (const title of await page.locator('summary:has(h2)').all()) await title.click()
    const before = (count: number) => say('admin-analytics.before', { count })
    expect(await counter(visit, say('admin-analytics.requests'))).toBe(`4 ${before(1)}`)
    expect(await counter(visit, say('admin-analytics.audits'))).toBe(`3 ${before(0)}`)
    expect(await counter(visit, say('admin-analytics.submitted'))).toBe(`1 ${before(0)}`)
    expect(await bars(visit, say('admin-analytics.byKind'))).toEqual([
      `${say('admin-leads.kind.order')} 2`,
      `${say('admin-leads.kind.consultation')} 1`,
      `${say('admin-leads.kind.message')} 1`,
    ])
    expect(await bars(visit, say('admin-analytics.byPage'))).toEqual([
      `${say('admin-analytics.page.product')} 2`,
      `${say('admin-analytics.page.audit')} 1`,
      `${say('admin-analytics.page.unknown')} 1`,
    ])
    const [nigeria, burkina] = [countryTable.cm.name[language], countryTable.bf.name[language]]
    expect(await bars(visit, say('admin-analytics.byCountry'))).toEqual([`${nigeria} 3`, `${burkina} 1`])
    expect(await bars(visit, say('admin-analytics.byState'))).toEqual([`Lagos ${nigeria} 1`])
    const funnel = await bars(visit, `${say('admin-analytics.funnel')} (${nigeria})`)
    expect(funnel.map((bar) => bar.split(' ').at(-1))).toEqual(['1', '1', '1'])
    expect(funnel[0]).toBe(`${say('admin-analytics.funnel.started')} 1`)
    expect(funnel.map((bar) => bar.includes('%'))).toEqual([false, true, true])
    // Of one answer no quarters are made up.
    expect(await page.getByText(say('admin-analytics.contact.quarter')).count()).toBe(0)
    const products = await bars(visit, say('admin-analytics.products'))
    expect(products).toHaveLength(1)
    expect(products[0]).toContain(say('admin-analytics.products.orders', { count: 2 }))
    expect(products[0]).toContain(say('admin-analytics.products.applications', { count: 1 }))
    const appliances = await bars(visit, say('admin-analytics.appliances'))
    expect(appliances.map((bar) => bar.split(' ').at(-1))).toEqual(['2', '2'])
    expect(await counter(visit, say('admin-analytics.waiting'))).toBe('3')

    // The days of the period are drawn, also those without a request.
    const byDay = page.getByRole('region', { name: say('admin-analytics.requestsByDay.30') })
    await byDay.getByRole('figure').first().waitFor()
    await expectAccessible(page, 'numbers')
    await page.setViewportSize(viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  })

  test('depends on the period and the country of the address', async () => {
    const visit = await office.visitAs('sales', '/admin/numbers', { viewport: desk })
    const { page, say } = visit
    await page.getByLabel(say('admin-analytics.period'), { exact: true }).selectOption('90')
    await page.waitForURL('**/admin/numbers?days=90')
    await expect.poll(() => counter(visit, say('admin-analytics.requests'))).toBe('5')
    await page.locator('summary', { hasText: say('admin-analytics.table') }).focus()
    await page.keyboard.press('Enter')
    const table = page.getByRole('table', { name: say('admin-analytics.requestsByDay.90') })
    await table.waitFor()
    const weeks = (await table.getByRole('row').allInnerTexts()).slice(1)
    expect(weeks.reduce((sum, row) => sum + Number(plain(row).split(' ').at(-1)), 0)).toBe(5)
    await page.getByLabel(say('admin-analytics.country'), { exact: true }).selectOption('bf')
    await page.waitForURL('**/admin/numbers?days=90&country=bf')
    await expect.poll(() => counter(visit, say('admin-analytics.requests'))).toBe('1')
    await page.reload()
    await expect.poll(() => counter(visit, say('admin-analytics.requests'))).toBe('1')
    await expect.poll(() => page.getByLabel(say('admin-analytics.country'), { exact: true }).inputValue()).toBe('bf')
  })

  test('that can’t be fetched is asked for again', async () => {
    const { page, say, forgive } = await office.visitAs('sales', '/admin', { viewport: phone, language: 'en' })
    forgive(/ERR_FAILED/)
    await page.route('**/api/admin/numbers?*', (route) => route.abort())
    await page.getByRole('button', { name: say('shell.nav.open') }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('admin.menu.numbers'), exact: true })
      .click()
    await page.getByRole('alert').waitFor()
    await expectAccessible(page, 'numbers that did not come')
    await page.unroute('**/api/admin/numbers?*')
    await page.getByRole('button', { name: say('shell.error.retry') }).click()
    await page.getByRole('heading', { name: say('admin-analytics.byKind') }).waitFor()
  })
})

test('an editor has no business with it', async () => {
  const { page, say, forgive } = await office.visitAs('editor', '/admin/numbers', { viewport: desk })
  forgive(/403/)
  await page.getByRole('heading', { name: say('admin.refused.title') }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: say('admin.menu.numbers'), exact: true }).count()).toBe(0)
  expect((await office.call('editor', 'GET', '/api/admin/numbers')).status).toBe(403)
})
