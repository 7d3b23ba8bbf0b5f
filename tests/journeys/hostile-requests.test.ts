import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { backOffice } from '../support/back-office.ts'
import { pdfFile } from '../support/sample-files.ts'
import { aConsultation, sendRequest } from '../support/sent-requests.ts'
import { desk } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const office = backOffice({ RATE_LIMITS: 'off' })
const markup = '<img src=x onerror="planted=1">'
const scripts = '<script>planted=1</script><svg onload="planted=1"></svg>{{7*7}}${7*7}'
const formula = '=HYPERLINK("http://x.example","y")'
const headers = { 'user-agent': markup, referer: `https://x.example/${encodeURIComponent(markup)}` }
const source = 'javascript:planted=1'
const date = workingDay()
const ids: number[] = []

beforeAll(async () => {
  const site = office.site().url
  const contact = { email: 'h@example.com', phone: '08030001111' }
  const send = async (...request: [Parameters<typeof sendRequest>[1], object]) => {
    ids.push((await sendRequest(site, ...request, { headers })).id)
  }
  await send('/api/messages', { ...contact, name: markup, message: scripts, source })
  await send('/api/messages', { ...contact, name: formula, message: formula, source: '//x.example/<b>' })
  await send('/api/orders', { productId: 2, quantity: 1, fullName: markup, phoneNumber: contact.phone, source })
  await send('/api/appointments', { ...contact, name: markup, date, slot: '09:30', message: scripts, source })
  await send('/api/consultations', {
    ...aConsultation(date, '9-10am'),
    firstName: markup,
    lastName: scripts.slice(0, 60),
    installationAddress: `${scripts} ${markup}`,
    message: scripts,
    source,
  })
  const form = new FormData()
  const application = { ...contact, name: markup, message: `${scripts} ${markup}`, source }
  for (const [name, value] of Object.entries(application)) form.append(name, value)
  form.append('cv', new Blob([new Uint8Array(pdfFile())]), `"><img src=x onerror=planted=1>.pdf`)
  const sent = await fetch(`${site}/api/job-applications`, { method: 'POST', body: form, headers })
  if (!sent.ok) throw new Error(await sent.text())
  ids.push(((await sent.json()) as { id: number }).id)
})

/** What was planted is text: nothing of it ran, nothing of it is an element, no link leads where it says. */
async function expectText(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'planted' in window,
    elements: document.querySelectorAll('main img[src="x"], main svg[onload], main script, main [onerror]').length,
    links: [...document.querySelectorAll('main a')].filter((link) =>
      /^javascript:|^(https?:)?\/\/x\.example/i.test(link.getAttribute('href') ?? ''),
    ).length,
  }))
  expect(found).toEqual({ ran: false, elements: 0, links: 0 })
}

test('the inbox and every request show what was planted as text', async () => {
  const { page, say } = await office.visitAs('sales', '/admin/leads', { viewport: desk })
  await page.getByRole('link', { name: markup }).first().waitFor()
  await page.getByText(formula).first().waitFor()
  await expectText(page)
  for (const id of ids) {
    await page.goto(`/admin/leads?lead=${id}`)
    await page.getByRole('heading', { level: 2 }).waitFor()
    await page.getByText(say('admin-leads.event.arrived')).waitFor()
    await expectText(page)
  }
  await page.getByRole('textbox', { name: say('admin.note') }).fill(scripts)
  await page.getByRole('button', { name: say('admin.note.add') }).click()
  const timeline = page.getByRole('region', { name: say('admin-leads.timeline') })
  await timeline.getByText('<script>').waitFor()
  await expectText(page)
})

test('the calendar and today show it as text', async () => {
  const { page } = await office.visitAs('sales', `/admin/calendar?country=cm&date=${date}`, { viewport: desk })
  await page.getByRole('link', { name: markup }).first().waitFor()
  await expectText(page)
  await page.goto('/admin')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await expectText(page)
})

test('no cell of the table is a formula, and a file that was sent is kept as a file', async () => {
  const table = await (await office.call('sales', 'GET', '/api/admin/leads.csv')).text()
  expect(table).toContain(`'=HYPERLINK`)
  expect(table).not.toMatch(/(^|,)"?[=+@]/m)
  const file = await office.call('sales', 'GET', `/api/admin/leads/${ids.at(-1)}/file`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(file.headers.get('content-type')).toBe('application/octet-stream')
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
})

test('mails and calendar files carry it as text', async () => {
  const moved = await office.call('sales', 'PUT', `/api/admin/leads/${ids[3]}/booking`, {
    date,
    slot: '11:00',
    reason: 'customer',
  })
  expect(moved.status).toBe(200)
  const outbox = join(office.site().dataDir, 'outbox')
  const names = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  await expect
    .poll(() => names().some((name) => name.includes('booking-change-visitor')), { timeout: 20_000 })
    .toBe(true)
  const mails = names().map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/g, ''))
  expect(mails.length).toBeGreaterThan(6)
  for (const mail of mails) {
    const html = /content-type: text\/html[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(mail)?.[1] ?? ''
    expect(html).toMatch(/<html/i)
    expect(html).not.toMatch(/<img src=(3D)?x|<script|<svg/i)
    expect(mail).not.toMatch(/^(Bcc|ATTACH|X-[^:]*planted)/im)
  }
})
