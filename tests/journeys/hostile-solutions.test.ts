import { expect, test } from 'vitest'
import type { SolutionRecord } from '#business/solutions/solution-record.ts'
import { backOffice } from '../support/back-office.ts'
import { expectInert, hostileAddresses, hostileRecords, hostileTexts } from '../support/hostile.ts'
import { solutionFields } from '../support/solutions.ts'
import { desk, phone } from '../support/visit.ts'

const office = backOffice()
const api = '/api/admin/proven-solutions'
const texts = [
  'title',
  'titleEn',
  'description',
  'descriptionEn',
  'impact',
  'impactEn',
  'location',
  'locationEn',
  'date',
  'beneficiaries',
  'beneficiariesEn',
  'capacity',
  'customerName',
  'customerTitle',
  'customerTitleEn',
  'customerQuote',
  'customerQuoteEn',
]

async function plant(attack: string): Promise<{ readonly attack: string; readonly id: number }> {
  const hostile = Object.fromEntries(texts.map((name) => [name, attack]))
  const response = await office.call('editor', 'POST', api, solutionFields(hostile))
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as SolutionRecord
  return { attack, id }
}

test.each(hostileRecords)(
  '%s in every text of a solution does nothing, on its page nor in its dialog',
  async (attack) => {
    const { id } = await plant(attack)
    const site = await office.visit({ viewport: phone, language: 'en' })
    await site.open(`/solutions/${id}`)
    await expectInert(site.page, 'its page')
    const path = `/admin/proven-solutions?edit=${id}`
    const { page, say } = await office.visitAs('editor', path, { viewport: desk, language: 'en' })
    for (const tab of ['media', 'customer'] as const) {
      await page.getByRole('tab', { name: say(`admin-solutions.tab.${tab}`) }).click()
      await expectInert(page, `the dialog’s part ${tab}`)
    }
    await office.call('editor', 'DELETE', `${api}/${id}`)
  },
)

test('all of them at once do nothing where solutions are listed', async () => {
  const planted = await Promise.all(hostileTexts.map(plant))
  const site = await office.visit({ viewport: phone, language: 'en' })
  for (const path of ['/solutions', '/', '/search?q=window']) {
    await site.open(path)
    await expectInert(site.page, path)
  }
  const staff = await office.visitAs('editor', '/admin/proven-solutions', { viewport: desk, language: 'en' })
  const { page, say } = staff
  for (const { attack } of planted) {
    await page.getByRole('button', { name: say('admin-solutions.editOf', { title: attack }), exact: true }).waitFor()
  }
  await expectInert(page, 'the list')
  for (const { id } of planted) await office.call('editor', 'PUT', `${api}/${id}`, { titleEn: '' })
  await staff.open('/admin/translations')
  for (const { attack } of planted) await page.getByRole('heading', { level: 2, name: attack, exact: true }).waitFor()
  await expectInert(page, 'the translations due')
})

test.each(['imageUrl', 'videoUrl'])('an address that is none of the web’s is refused as %s', async (name) => {
  for (const address of hostileAddresses) {
    const response = await office.call('editor', 'POST', api, solutionFields({ [name]: address }))
    expect(response.status, address).toBe(422)
  }
})
