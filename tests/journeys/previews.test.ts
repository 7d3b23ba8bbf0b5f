import { expect, test } from 'vitest'
import { visits } from '../support/visit.ts'

const visit = visits()

test.each([
  ['/products/1?lang=en&country=bf', 'product'],
  ['/news/what-a-fridge-really-uses', 'article'],
  ['/solutions/13?lang=en', 'article'],
  ['/faq?country=bf', 'website'],
])('the picture that %s names for chats is there, of the size that it says', async (path, type) => {
  const { page, open } = await visit()
  await open(path)
  const told = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await told('og:type')).toBe(type)
  const response = await page.request.get((await told('og:image')) ?? '')
  expect([response.status(), response.headers()['content-type']]).toEqual([200, await told('og:image:type')])
  const png = await response.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    await told('og:image:width'),
    await told('og:image:height'),
  ])
})
