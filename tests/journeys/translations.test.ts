import { expect, test } from 'vitest'
import type { SolutionRecord } from '#business/solutions/solution-record.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { solutionFields } from '../support/solutions.ts'
import { desk, phone } from '../support/visit.ts'

const office = backOffice()
const api = '/api/admin/proven-solutions'

test('what is due is listed until it is written or found to say the same', async () => {
  const add = async (changes: object) =>
    (await (
      await office.call('editor', 'POST', api, solutionFields({ beneficiariesEn: '12,000 patients', ...changes }))
    ).json()) as SolutionRecord
  const lacking = await add({ title: 'Sans anglais', descriptionEn: '' })
  const older = await add({ title: 'Corrigé', titleEn: 'Corrected' })
  await office.call('editor', 'PUT', `${api}/${older.id}`, { impact: 'Un autre effet.' })

  const { page, say } = await office.visitAs('editor', '/admin/translations?kind=solution', { viewport: phone })
  const entry = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await entry('Sans anglais').getByText(say('admin-translations.missing.en')).waitFor()
  await entry('Sans anglais')
    .getByText(say('admin-translations.fields', { fields: 'description' }))
    .waitFor()
  await entry('Corrigé').getByText(say('admin-translations.older.en')).waitFor()
  await expectAccessible(page, 'translations due')
  await page.setViewportSize(phone)

  await entry('Corrigé')
    .getByRole('button', { name: say('admin-translations.settle') })
    .click()
  await entry('Corrigé').waitFor({ state: 'detached' })
  await entry('Sans anglais').getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: say('admin-solutions.tab.media') }).click()
  const field = say('admin-solutions.inEnglish', { field: say('admin-solutions.field.description') })
  await dialog.getByLabel(field).fill('The cold chain holds.')
  await dialog.getByRole('button', { name: say('admin.save') }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  const left = await office.call('editor', 'GET', '/api/admin/translations?kind=solution')
  expect(await left.json()).toMatchObject({ items: [] })
  expect(lacking.id).toBeGreaterThan(1000)
})

test('with nothing due the screen says so; the sales team has none', async () => {
  const editor = await office.visitAs('editor', '/admin/translations?kind=post', { viewport: desk, language: 'en' })
  await editor.page.getByText('Nothing to translate').waitFor()
  await expectAccessible(editor.page, 'nothing to translate')
  const sales = await office.visitAs('sales', '/admin/translations', { viewport: desk, language: 'en' })
  sales.forgive(/403/)
  await sales.page.getByText(sales.say('admin.refused.title')).waitFor()
})
