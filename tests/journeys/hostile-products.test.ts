import { expect, test } from 'vitest'
import type { ProductRecord } from '#business/catalogue/editing/product-record.ts'
import { backOffice } from '../support/back-office.ts'
import { expectInert, hostileAddresses, hostileRecords, hostileTexts } from '../support/hostile.ts'
import { desk, phone } from '../support/visit.ts'

const office = backOffice()
const api = '/api/admin/products'
const priced = { price: 100_000, prices: { bf: 50_000 } }

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

async function plant(attack: string): Promise<{ readonly attack: string; readonly id: number }> {
  const response = await office.call('editor', 'POST', api, {
    ...Object.fromEntries(texts.map((name) => [name, attack])),
    ...priced,
    features: [attack],
    featuresEn: [attack],
    specification: { brand: attack, type: { fr: attack, en: `${attack} ` } },
  })
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as ProductRecord
  return { attack, id }
}

const remove = ({ id }: { readonly id: number }) => office.call('editor', 'DELETE', `${api}/${id}`)

test.each(hostileRecords)(
  '%s in every text of a product does nothing, on its pages nor in its dialog',
  async (attack) => {
    const planted = await plant(attack)
    const site = await office.visit({ viewport: phone, language: 'en' })
    for (const path of [`/products/${planted.id}`, `/financing?productId=${planted.id}`]) {
      await site.open(path)
      await expectInert(site.page, path)
    }
    const path = `/admin/products?edit=${planted.id}`
    const { page, say } = await office.visitAs('editor', path, { viewport: desk, language: 'en' })
    for (const tab of ['prices', 'ratings', 'sheet'] as const) {
      await page.getByRole('tab', { name: say(`admin-products.tab.${tab}`) }).click()
      await expectInert(page, `the dialog’s part ${tab}`)
    }
    await remove(planted)
  },
)

test('all of them at once do nothing where products are listed', async () => {
  const planted = await Promise.all(hostileTexts.map(plant))
  const site = await office.visit({ viewport: phone, language: 'en' })
  for (const path of ['/products', '/search?q=window']) {
    await site.open(path)
    await expectInert(site.page, path)
  }
  const { page, say } = await office.visitAs('editor', '/admin/products', { viewport: desk, language: 'en' })
  for (const { attack } of planted) {
    await page.getByRole('button', { name: say('admin-products.editOf', { name: attack }), exact: true }).waitFor()
  }
  await expectInert(page, 'the list')
  await Promise.all(planted.map(remove))
})

test('an address that is none of the web’s is refused as a picture', async () => {
  for (const imageUrl of hostileAddresses) {
    const body = { name: 'Kit', capacity: '5kVA', batteryCapacity: '5kWh', ...priced, imageUrl }
    expect((await office.call('editor', 'POST', api, body)).status, imageUrl).toBe(422)
  }
})
