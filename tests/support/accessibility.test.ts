import { expect, test } from 'vitest'
import { accessibilityFaults } from './accessibility.ts'
import { visits } from './visit.ts'

const visit = visits(() => 'http://127.0.0.1')

test.each([
  ['a picture without words', '<img src="data:,">', [/^image-alt/]],
  ['words that are too pale', '<p style="color: #ccc">Pale</p>', [/^color-contrast/]],
  ['a best practice that is not kept', '<h4>Too deep</h4>', [/^heading-order/]],
  ['what is well', '<p>Well</p>', []],
])('of %s axe tells what it should, at every look', async (_, inside, faults) => {
  const { page } = await visit()
  const html = `<html lang="fr"><title>A page</title><main><h1>A page</h1>${inside}</main></html>`
  await page.setContent(`<!doctype html>${html}`)
  for (const _look of [1, 2]) {
    const found = await accessibilityFaults(page)
    expect(found).toEqual(faults.map((fault): unknown => expect.stringMatching(fault)))
  }
})
