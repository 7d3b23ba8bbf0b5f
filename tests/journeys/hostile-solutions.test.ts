import { expect, test } from 'vitest'
import type { SolutionRecord } from '#business/content/solutions/solution-record.ts'
import { backOffice } from '../support/back-office.ts'
import { expectInert, hostileAddresses, hostileTexts } from '../support/hostile.ts'
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

test.each(hostileTexts)(
  '%s in every text of a solution does nothing, on the site nor in the back office',
  async (attack) => {
    const hostile = Object.fromEntries(texts.map((name) => [name, attack]))
    const response = await office.call('editor', 'POST', api, solutionFields(hostile))
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as SolutionRecord

    const site = await office.visit({ viewport: phone, language: 'en' })
    for (const path of ['/solutions', `/solutions/${id}`, '/', '/search?q=window']) {
      await site.open(path)
      await expectInert(site.page, path)
    }
    const staff = await office.visitAs('editor', '/admin/proven-solutions', { viewport: desk, language: 'en' })
    const { page, say } = staff
    await page.getByRole('button', { name: say('admin-solutions.editOf', { title: attack }), exact: true }).waitFor()
    await expectInert(page, 'the list')
    await staff.open(`/admin/proven-solutions?edit=${id}`)
    for (const tab of ['media', 'customer'] as const) {
      await page.getByRole('tab', { name: say(`admin-solutions.tab.${tab}`) }).click()
      await expectInert(page, `the dialog’s part ${tab}`)
    }
    await office.call('editor', 'PUT', `${api}/${id}`, { titleEn: '' })
    await staff.open('/admin/translations')
    await page.getByRole('heading', { level: 2, name: attack, exact: true }).waitFor()
    await expectInert(page, 'the translations due')
    await office.call('editor', 'DELETE', `${api}/${id}`)
  },
)

test.each(['imageUrl', 'videoUrl'])('an address that is none of the web’s is refused as %s', async (name) => {
  for (const address of hostileAddresses) {
    const response = await office.call('editor', 'POST', api, solutionFields({ [name]: address }))
    expect(response.status, address).toBe(422)
  }
})
