import { expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { aConsultation, sendRequest } from '../support/sent-requests.ts'
import { desk, phone } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const office = backOffice({ RATE_LIMITS: 'off' })

test('the first screen of sales shows new requests and leads to them', async () => {
  await sendRequest(office.site().url, '/api/consultations', aConsultation(workingDay(), '9-10am'))
  const { page, say } = await office.visitAs('sales', '/admin', { viewport: phone })
  const work = page.getByRole('link', { name: say('admin-today.new') })
  await work.waitFor()
  await expect.poll(() => work.innerText()).toContain('1')
  await expect.poll(() => page.getByText(say('admin-today.health')).count()).toBe(0)
  await expectAccessible(page, 'today, of sales')
  await page.setViewportSize(phone)
  await work.click()
  await page.getByRole('link', { name: 'Bola Adé' }).waitFor()
})

test('the first screen of an editor shows posts, that of an admin also the site itself', async () => {
  const editor = await office.visitAs('editor', '/admin', { viewport: desk, language: 'en' })
  await editor.page.getByRole('link', { name: editor.say('admin-today.posts') }).waitFor()
  await expect.poll(() => editor.page.getByText(editor.say('admin-today.new')).count()).toBe(0)
  const admin = await office.visitAs('admin', '/admin', { viewport: desk, language: 'en' })
  await admin.page.getByRole('heading', { name: admin.say('admin-today.health') }).waitFor()
  await admin.page.getByText(/GB of storage left/).waitFor()
  await expectAccessible(admin.page, 'today, of an admin')
})
