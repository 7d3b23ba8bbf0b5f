import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { desk, phone, visits } from '../support/visit.ts'

const visit = visits()

test.each(
  ['/', '/products', '/products/2', '/products/999', '/smart-solar-plan', '/test-recommendation', '/nowhere'].flatMap(
    (path) => languages.map((language) => ({ path, language })),
  ),
)('$path in $language', async ({ path, language }) => {
  const { page, open, forgive } = await visit({ language })
  forgive(/404/)
  await open(path)
  const faults: Record<string, string[]> = {}
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    const t = performance.now()
    faults[viewport.width] = await accessibilityFaults(page)
  }
  expect(faults).toEqual({ 360: [], 1280: [] })
})
