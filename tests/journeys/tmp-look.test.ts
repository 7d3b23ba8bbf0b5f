import { test } from 'vitest'
import { backOffice } from '../support/back-office.ts'
import { desk, phone } from '../support/visit.ts'

const office = backOffice()
for (const language of ['fr', 'en'] as const) {
  for (const [size, viewport] of [['360', phone], ['1280', desk]] as const) {
    test(`look ${language} ${size}`, async () => {
      const { page, say } = await office.visitAs('editor', '/admin/products?edit=13', { viewport, language })
      await page.getByRole('tab', { name: say('admin-products.tab.ratings') }).click()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/look/ratings-${language}-${size}.png` })
      const all = page.getByRole('dialog')
      await all.locator('details').first().locator('summary').click()
      await all.getByLabel(say('admin-products.ratings.depthOfDischarge'), { exact: false }).first().fill('120')
      await all.getByLabel(say('admin-products.ratings.phases'), { exact: false }).first().selectOption('')
      await all.getByLabel(say('admin-products.ratings.idleW'), { exact: false }).first().fill('')
      await page.getByRole('button', { name: language === 'fr' ? 'Enregistrer' : 'Save' }).click()
      await page.setViewportSize({ width: viewport.width, height: 3200 })
      await page.waitForTimeout(800)
      await page.screenshot({ path: `/tmp/look/ratings-all-${language}-${size}.png` })
      await page.setViewportSize(viewport)
      const admin = await office.visitAs('admin', '/admin/settings/costs', { viewport, language })
      await admin.page.waitForTimeout(800)
      await admin.page.screenshot({ path: `/tmp/look/costs-${language}-${size}.png`, fullPage: true })
    })
  }
}
