import { expect, test } from 'vitest'
import type { ProductRecord } from '#business/catalogue/editing/product-record.ts'
import { backOffice } from '../support/back-office.ts'
import { expectInert, hostileAddresses, hostileTexts } from '../support/hostile.ts'
import { desk, phone } from '../support/visit.ts'

const office = backOffice()
const api = '/api/admin/products'
const priced = { price: 100_000, prices: { bf: 50_000 } }

test.each(hostileTexts)(
  '%s in every text of a product does nothing, on the site nor in the back office',
  async (attack) => {
    const texts = [
      'name',
      'nameEn',
      'description',
      'descriptionEn',
      'capacity',
      'batteryCapacity',
      'manufacturer',
      'country',
    ]
    const response = await office.call('editor', 'POST', api, {
      ...Object.fromEntries(texts.map((name) => [name, attack])),
      ...priced,
      features: [attack],
      featuresEn: [attack],
      specification: { brand: attack, type: { fr: attack, en: `${attack} ` } },
    })
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as ProductRecord

    const site = await office.visit({ viewport: phone, language: 'en' })
    for (const path of ['/products', `/products/${id}`, `/financing?productId=${id}`, '/search?q=window']) {
      await site.open(path)
      await expectInert(site.page, path)
    }
    const staff = await office.visitAs('editor', '/admin/products', { viewport: desk, language: 'en' })
    const { page, say } = staff
    await page.getByRole('button', { name: say('admin-products.editOf', { name: attack }), exact: true }).waitFor()
    await expectInert(page, 'the list')
    await staff.open(`/admin/products?edit=${id}`)
    for (const tab of ['prices', 'ratings', 'sheet'] as const) {
      await page.getByRole('tab', { name: say(`admin-products.tab.${tab}`) }).click()
      await expectInert(page, `the dialog’s part ${tab}`)
    }
    await office.call('editor', 'DELETE', `${api}/${id}`)
  },
)

test('an address that is none of the web’s is refused as a picture', async () => {
  for (const imageUrl of hostileAddresses) {
    const body = { name: 'Kit', capacity: '5kVA', batteryCapacity: '5kWh', ...priced, imageUrl }
    expect((await office.call('editor', 'POST', api, body)).status, imageUrl).toBe(422)
  }
})
