import { currencyTable } from '#kernel/money.ts'
import { expect, test } from 'vitest'
import type { ProductPage, ProductRecord } from '#business/catalogue/editing/product-record.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { aPhotograph } from '../support/images.ts'
import { desk, phone, type Visit } from '../support/visit.ts'

const office = backOffice()
const path = '/admin/products'
const api = '/api/admin/products'
const refusedCall = /4(09|15|22)/

const messageOf = ({ page }: Visit, words: string) => page.locator('li').filter({ hasText: words }).last().waitFor()
const csv = (text: string) => ({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an editor adds a product with a price per country, visitors see it, it is changed and removed', async () => {
  const visit = await office.visitAs('editor', path, { viewport: desk, language: 'en' })
  const { page, say } = visit
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
  await page.getByText('600W panel').waitFor()
  const counters = page.getByLabel(say('admin-products.counters'))
  const count = (chip: string) => Number(/\d+$/.exec(chip)?.[0])
  expect((await counters.getByRole('button').allInnerTexts()).map(count)).toEqual([27, 26, 19, 20])
  await counters.getByRole('button').last().click()
  await page.getByRole('row').filter({ hasText: '525 000 FCFA' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('row').count()).toBe(21)
  await counters.getByRole('button').first().click()
  await expectAccessible(page, 'the list of products')
  await page.setViewportSize(desk)

  const price = page.getByRole('columnheader', { name: 'Price' })
  await price.getByRole('button').click()
  await page.getByRole('row').nth(1).getByText('140 000 ₦').waitFor()
  expect(await price.getAttribute('aria-sort')).toBe('ascending')
  await price.getByRole('button').click()
  await page.getByRole('row').nth(1).getByText('8 500 000 ₦').waitFor()
  expect(await price.getAttribute('aria-sort')).toBe('descending')
  await page.getByLabel('Search products').fill('trina')
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
  await page.getByText('600W panel').waitFor()
  await page.getByLabel('Search products').fill('')

  await page.getByRole('button', { name: 'Add product' }).click()
  const dialog = page.getByRole('dialog')
  const publish = dialog.getByRole('button', { name: 'Publish' })
  const tab = (name: string) => dialog.getByRole('tab', { name }).click()
  await publish.click()
  await dialog.getByText('4 fields to correct: Product, Prices', { exact: true }).waitFor()
  for (const words of ['Product name is required', 'Capacity is required', 'Battery capacity is required']) {
    await dialog.getByText(words, { exact: true }).waitFor()
  }
  await expectAccessible(page, 'a product that lacks something')
  await page.setViewportSize(desk)
  await dialog.getByLabel('Product name', { exact: true }).fill('Kit du Sahel')
  await expect.poll(() => dialog.getByLabel('Short name').inputValue()).toBe('kit-du-sahel')
  await dialog.getByLabel(/^Features(?! \()/).fill('Onduleur\nBatterie')
  // What the page says of every product is told, so that nobody writes it twice.
  await dialog.getByText(say('admin-products.added')).first().waitFor()
  await dialog.getByText('Garantie de 2 ans sur tous les composants').first().waitFor()
  await tab('English')
  await dialog.getByLabel('Product name (English)').fill('Sahel kit')
  await dialog.getByLabel('Capacity', { exact: true }).fill('6kVA')
  await dialog.getByLabel('Battery capacity').fill('10kWh')
  await dialog.getByLabel('Category').selectOption('')
  await publish.click()
  await dialog.getByText('Please select a valid category').waitFor()
  await dialog.getByLabel('Category').selectOption({ label: 'All-in-one systems' })

  await publish.click()
  await dialog.getByText('Valid price is required').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
  await expectAccessible(page, 'prices that lack something')
  await page.setViewportSize(desk)
  await dialog.getByLabel('Price (naira)').fill('3 500 000')
  // A price that is typed is one: nothing has to be unticked before.
  const faso = dialog.getByRole('group', { name: 'Burkina Faso' })
  await dialog.getByLabel('Price (CFA francs)').fill('2100000')
  expect(await faso.getByLabel('Price on request').isChecked()).toBe(false)
  await faso.getByLabel('Price on request').check()
  expect(await dialog.getByLabel('Price (CFA francs)').inputValue()).toBe('')
  await dialog.getByLabel('Price (CFA francs)').fill('2100000')
  await tab('Ratings')
  await dialog.getByText('If this is empty, the audit uses 4,800 W.').first().waitFor()
  await dialog.getByText('If this is empty, the audit uses 10,000 Wh.').waitFor()
  await dialog.getByLabel('Depth of discharge').fill('800')
  await dialog.getByLabel('Own consumption').fill('60')
  await dialog.getByText('Add the source').last().click()
  await dialog.getByLabel('Source: Own consumption').fill('measured in the workshop')
  await publish.click()
  await dialog.getByText('Give a share above 0 and at most 100%').waitFor()
  await expectAccessible(page, 'a rating that can’t be')
  await page.setViewportSize(desk)
  await dialog.getByLabel(/^Depth of discharge/).fill('80')
  await tab('Specification sheet')
  await dialog.getByRole('button', { name: 'Weight', exact: true }).click()
  await page.keyboard.type('55,5')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await messageOf(visit, say('admin.draftSaved'))
  await dialog.waitFor({ state: 'detached' })
  const row = page.getByRole('row').filter({ hasText: 'Sahel kit' })
  await row.getByText('3 500 000 ₦').waitFor()
  await row.getByText('Draft', { exact: true }).waitFor()

  // Its page is there for staff who may change it, and for nobody else.
  const site = await office.visit({ language: 'en', country: 'bf' })
  await site.open('/products')
  expect(await site.page.getByText('Sahel kit').count()).toBe(0)
  await row.getByRole('button', { name: 'More actions' }).click()
  const preview = page.getByRole('menuitem', { name: 'Preview' })
  const previewPath = (await preview.getAttribute('href')) ?? ''
  await page.keyboard.press('Escape')
  expect(await (await office.call('editor', 'GET', previewPath)).text()).toContain('Kit du Sahel')
  expect(await (await office.call('sales', 'GET', previewPath)).text()).not.toContain('Kit du Sahel')

  await counters.getByRole('button', { name: /^Drafts/ }).click()
  await row.getByRole('link', { name: 'Sahel kit' }).click()
  await publish.click()
  await messageOf(visit, 'Product updated successfully')
  await dialog.waitFor({ state: 'detached' })
  await counters.getByRole('button').first().click()
  await row.waitFor()
  await site.page.reload()
  await site.page.getByRole('link', { name: 'Sahel kit', exact: true }).click()
  await site.page.getByText('2 100 000 FCFA').first().waitFor()
  await site.page.getByText('55.5 kg').waitFor()

  await row.getByRole('link', { name: 'Sahel kit' }).click()
  await tab('Prices')
  await dialog.getByLabel('Price (CFA francs)').fill('2200000')
  // Links and files know it by its short name, whatever it is called from now on.
  await tab('Product')
  await tab('Français')
  await dialog.getByLabel('Product name', { exact: true }).fill('Kit du Sahel 2')
  expect(await dialog.getByLabel('Short name').inputValue()).toBe('kit-du-sahel')
  // A picture that is only chosen is sent with the rest.
  const picture = { name: 'kit.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph() }
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await messageOf(visit, 'Product updated successfully')
  await dialog.waitFor({ state: 'detached' })
  await site.page.reload()
  await site.page.getByText('2 200 000 FCFA').first().waitFor()
  const answer = await office.call('editor', 'GET', `${api}?q=kit-du-sahel`)
  const stored = (await answer.json()) as ProductRecord[]
  expect(stored.find(({ slug }) => slug === 'kit-du-sahel')?.imageUrl).toMatch(/^\/media\/|^\/api\//)

  await row.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('heading', { name: 'Are you sure you want to delete this product?' }).waitFor()
  await expectAccessible(page, 'the question before a product is removed')
  await page.setViewportSize(desk)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await messageOf(visit, 'Product deleted successfully')
  await row.waitFor({ state: 'detached' })
  site.forgive(/404/)
  await site.page.reload()
  await site.page.getByText('Product Not Found').first().waitFor()

  await page.goto('/admin/bin')
  const binned = page.getByRole('row').filter({ hasText: 'Kit du Sahel 2' })
  await binned.getByText('in 30 days').waitFor()
  await expectAccessible(page, 'the bin')
  await page.setViewportSize(desk)
  await binned.getByRole('button', { name: 'Restore' }).click()
  await messageOf(visit, say('admin.deleted.restored', { name: 'Kit du Sahel 2' }))
  await page.getByText(say('admin-bin.empty'), { exact: true }).waitFor()
  await site.page.reload()
  await site.page.getByText('2 200 000 FCFA').first().waitFor()
})

test('a product is duplicated: a form filled in, under a name of its own, and nothing stored until it is saved', async () => {
  const visit = await office.visitAs('editor', path, { viewport: phone })
  const { page, say } = visit
  const row = page.getByRole('row').filter({ hasText: 'Deye Plus' })
  await row.getByRole('button', { name: say('admin.otherActionsOf', { name: 'Deye Plus' }) }).click()
  await page.getByRole('menuitem', { name: say('admin-products.copy') }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel(say('admin-products.field.slug')).inputValue()).toBe('deye-plus-copie')
  const listed = async () =>
    (await (await office.call('editor', 'GET', `${api}?limit=9&q=copie`)).json()) as ProductPage
  expect((await listed()).items).toEqual([])
  await dialog.getByRole('button', { name: say('admin.saveDraft') }).click()
  await messageOf(visit, say('admin.draftSaved'))
  await dialog.waitFor({ state: 'detached' })
  const [copy] = (await listed()).items
  const whole = async (id: number) =>
    (await office.call('editor', 'GET', `${api}/${id}`)).json() as Promise<ProductRecord>
  const [first, second] = await Promise.all([whole(2), whole(copy?.id ?? 0)])
  const own = { id: copy?.id, slug: 'deye-plus-copie', name: 'Deye Plus (copie)', isPublished: false }
  const { updatedAt, nameEn } = second
  expect(second).toEqual({ ...first, ...own, updatedAt, nameEn })
  await office.call('editor', 'DELETE', `${api}/${second.id}`)
})

test('on a phone, in French: every part of the dialog, nothing wider than the screen', async () => {
  const { page, say } = await office.visitAs('editor', `${path}?edit=2`, { viewport: phone })
  const dialog = page.getByRole('dialog')
  for (const part of ['basic', 'prices', 'ratings', 'sheet'] as const) {
    await dialog.getByRole('tab', { name: say(`admin-products.tab.${part}`) }).click()
    await expectAccessible(page, `the dialog’s part ${part}`)
    await page.setViewportSize(phone)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

test('two people at once: the second is shown both versions and decides, also over a crash', async () => {
  const visit = await office.visitAs('editor', `${path}?edit=3`, { viewport: desk, language: 'en' })
  const { say, forgive } = visit
  forgive(refusedCall)
  await visit.page.getByRole('dialog').first().getByLabel('Capacity', { exact: true }).fill('mine')
  const page = await visit.page.context().newPage()
  await visit.page.close({ runBeforeUnload: false })
  const changed = { capacity: 'theirs', manufacturer: 'Their maker' }
  expect((await office.call('admin', 'PUT', `${api}/3`, changed)).status).toBe(200)
  await page.goto(`${office.site().url}${path}?edit=3`)
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name: say('admin.found.take') }).click()
  await expect.poll(() => dialog.getByLabel('Capacity', { exact: true }).inputValue()).toBe('mine')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const compare = page.getByRole('dialog', { name: say('admin.compare.title') })
  await compare.waitFor()
  expect(await compare.locator('dt').allInnerTexts()).toEqual(['Capacity'])
  await expectAccessible(page, 'two versions of a product')
  await compare.getByRole('button', { name: say('admin.compare.keepMine') }).click()
  await messageOf({ ...visit, page }, 'Product updated successfully')
  const stored = (await (await office.call('admin', 'GET', `${api}/3`)).json()) as ProductRecord
  expect(stored).toMatchObject({ capacity: 'mine', manufacturer: 'Their maker' })
})

test.each(['fr', 'en'] as const)('the short form (%s)', async (language) => {
  const visit = await office.visitAs('editor', `${path}/new`, { viewport: phone, language })
  const { page, say } = visit
  const submit = page.getByRole('button', { name: say('admin-products.new.submit') })
  expect(await page.getByRole('link', { name: say('admin-products.new.back') }).getAttribute('href')).toBe('/products')
  expect(await submit.isDisabled()).toBe(true)
  await page.getByLabel(say('admin-products.field.name')).fill(`Lampe ${language}`)
  const price = page.getByLabel(say('admin-products.price.amount', { currency: currencyTable.NGN.name[say.language] }))
  await price.fill('15000')
  await expectAccessible(page, 'the short form')
  await submit.click()
  await messageOf(visit, say('admin-products.new.created'))
  await messageOf(visit, say('admin-products.new.created.text', { name: `Lampe ${language}` }))
  await expect.poll(() => price.inputValue()).toBe('')
  const site = await office.visit({ language })
  await site.open('/products')
  await site.page.getByText(`Lampe ${language}`).first().waitFor()
})

test('a CSV file is tried, mended, and applied as a whole', async () => {
  const visit = await office.visitAs('editor', path, { viewport: desk, language: 'fr' })
  const { page, say } = visit
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('admin-products.csv.export') }).click()
  await page.getByRole('menuitem', { name: say('admin-products.csv.export.all') }).click()
  expect((await download).suggestedFilename()).toBe('produits.csv')

  await page.getByRole('button', { name: say('admin-products.csv.import') }).click()
  const dialog = page.getByRole('dialog')
  const apply = dialog.getByRole('button', { name: say('admin-products.csv.apply') })
  const choose = (text: string) => dialog.getByLabel(say('admin-products.csv.choose')).setInputFiles(csv(text))
  const header = 'slug;name;prices.cm.amount;capacity;batteryCapacity'
  await choose(`${header}\npanel-600w;;160000;;\n;=1+1;1;5kVA;5kWh`)
  await dialog.getByText(say('admin-products.csv.problems', { count: 3 })).waitFor()
  await dialog
    .getByRole('row')
    .filter({ hasText: say('admin-products.csv.error.formula') })
    .getByText(say('admin-products.field.name'))
    .waitFor()
  expect(await apply.isDisabled()).toBe(true)
  await expectAccessible(page, 'a file with problems')
  await page.setViewportSize(desk)

  await choose('slug;prices.cm.amount\npanl-600w;160000')
  await dialog.getByText(say('admin-products.csv.meant', { slug: 'panel-600w', name: 'Panneau 600W' })).waitFor()
  await expectAccessible(page, 'a row that is probably a slip')
  await page.setViewportSize(desk)

  await choose(`${header}\npanel-600w;Panneau 600W;60000;600W;`)
  await dialog.getByText(say('admin-products.csv.warnings', { count: 1 })).waitFor()
  await dialog.getByText('60 000 ₦').first().waitFor()
  await choose(`${header}\npanel-600w;Panneau 600W;160000;600W;\n;Kit du fichier;2500000;3kVA;5kWh`)
  await dialog.getByText(say('admin-products.csv.changed', { count: 1 })).waitFor()
  const cell = dialog.locator('dl > div').filter({ hasText: 'Prix (nairas), Nigéria' })
  expect(await cell.locator('dd').last().innerText()).toMatch(/149 000 ₦\s+160 000 ₦/)
  await dialog.getByText(say('admin-products.csv.created', { count: 1 })).waitFor()
  await dialog.getByText(say('admin-products.csv.row', { row: 3, name: 'Kit du fichier' })).waitFor()
  await expectAccessible(page, 'what a file would change')
  await page.setViewportSize(desk)
  await apply.click()
  await messageOf(visit, say('admin-products.csv.applied', { created: 1, changed: 1, cells: 1, days: 30 }))
  await page.getByText('Kit du fichier').waitFor()
  const site = await office.visit()
  await site.open('/products')
  await site.page.getByText('160 000 ₦').first().waitFor()
  await site.page.getByText('Kit du fichier').first().waitFor()

  await page.getByRole('button', { name: say('admin-products.csv.import') }).click()
  await dialog.getByRole('button', { name: say('admin-products.csv.undoOf', { file: 'products.csv' }) }).click()
  await expectAccessible(page, 'the question before an import is undone')
  await page.setViewportSize(desk)
  const question = page.getByRole('dialog', { name: say('admin-products.csv.undo.confirm') })
  await question.getByRole('button', { name: say('admin-products.csv.undo') }).click()
  await messageOf(visit, say('admin-products.csv.undo.done'))
  await dialog.getByText(/^Annulé le /).waitFor()
  await site.page.reload()
  await site.page.getByText('149 000 ₦').first().waitFor()

  // What was changed since prevents it by its name, and stays where the rest is undone.
  await choose('slug;prices.cm.amount\npanel-600w;160000\ndeye-plus;3600000')
  await apply.click()
  await messageOf(visit, say('admin-products.csv.applied', { created: 0, changed: 2, cells: 2, days: 30 }))
  const list = (await (await office.call('admin', 'GET', api)).json()) as ProductRecord[]
  const idOf = (slug: string) => list.find((one) => one.slug === slug)?.id
  await office.call('admin', 'PUT', `${api}/${idOf('deye-plus')}`, { prices: { cm: { amount: 3_700_000 } } })
  visit.forgive(/409/)
  await page.getByRole('button', { name: say('admin-products.csv.import') }).click()
  await dialog.getByRole('button', { name: say('admin-products.csv.undoOf', { file: 'products.csv' }) }).click()
  await question.getByRole('button', { name: say('admin-products.csv.undo') }).click()
  const refusal = dialog.getByRole('alert').filter({ hasText: say('admin-products.csv.undo.failed') })
  await refusal.getByRole('listitem').getByText('Deye Plus', { exact: true }).waitFor()
  await expectAccessible(page, 'an import that is not undone')
  await page.setViewportSize(desk)
  await refusal.getByRole('button', { name: say('admin-products.csv.undo.others') }).click()
  await dialog
    .getByText(/^Annulé le /)
    .nth(1)
    .waitFor()
  expect(await refusal.count()).toBe(0)
  await site.page.reload()
  for (const price of ['149 000 ₦', '3 700 000 ₦']) await site.page.getByText(price).first().waitFor()

  // What was imported by mistake is undone where it is told.
  await choose('slug;prices.cm.amount\npanel-600w;170000')
  await apply.click()
  await messageOf(visit, say('admin-products.csv.applied', { created: 0, changed: 1, cells: 1, days: 30 }))
  await page.getByRole('button', { name: say('admin-products.csv.undo'), exact: true }).click()
  await messageOf(visit, say('admin-products.csv.undo.done'))
  await site.page.reload()
  await site.page.getByText('149 000 ₦').first().waitFor()

  // The audit log offers it too, and says what was undone.
  await page.getByRole('button', { name: say('admin-products.csv.import') }).click()
  await choose('slug;prices.cm.amount\npanel-600w;"₦ 171,000"')
  await apply.click()
  await messageOf(visit, say('admin-products.csv.applied', { created: 0, changed: 1, cells: 1, days: 30 }))
  const log = await office.visitAs('admin', '/admin/audit-log?action=product.import', {
    viewport: phone,
    language: 'fr',
  })
  const entries = log.page.getByRole('listitem').filter({ hasText: 'products.csv' })
  await entries.first().locator('summary').click()
  await entries
    .first()
    .getByRole('button', { name: log.say('admin-products.csv.undoOf', { file: 'products.csv' }) })
    .click()
  const sure = log.page.getByRole('dialog', { name: log.say('admin-products.csv.undo.confirm') })
  await sure.getByRole('button', { name: log.say('admin-products.csv.undo') }).click()
  await entries
    .first()
    .getByText(/^Annulé le /)
    .waitFor()
  await site.page.reload()
  await site.page.getByText('149 000 ₦').first().waitFor()
})

test('a file that is none of ours is refused with words', async () => {
  const { page, say, forgive } = await office.visitAs('editor', path, { viewport: phone, language: 'en' })
  forgive(refusedCall)
  // On a phone files are in the menu of the list.
  await page.getByRole('button', { name: say('admin.otherActions'), exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('admin-products.csv.choose')).setInputFiles(csv('reference,email\n1,2'))
  await dialog.getByText('There is no such column.').first().waitFor()
  await expectAccessible(page, 'a file that was refused')
})

test('a price that changed and a product that is gone are so in the next recommendation and the next plan', async () => {
  const { url } = office.site()
  const ask = (to: string, body: object) =>
    fetch(url + to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const recommended = async () => {
    const need = { segment: 'residential', dailyWhEssential: 1000, dailyWhNonEssential: 0, peakWRequired: 800 }
    const answer = (await (await ask('/api/recommendation', need)).json()) as { pick: { name: string; price: number } }
    return answer.pick
  }
  const plan = (productId: number, totalPrice: number) =>
    ask('/api/financing/calculate', { productId, totalPrice, downPaymentPercentage: 30, tenureMonths: 12 })
  const first = await recommended()
  const products = (await (await fetch(`${url}/api/products`)).json()) as ProductRecord[]
  const id = products.find(({ name }) => name === first.name)?.id ?? 0
  expect((await plan(id, first.price)).status).toBe(200)

  await office.call('editor', 'PUT', `${api}/${id}`, { price: first.price - 1000 })
  expect((await recommended()).price).toBe(first.price - 1000)
  expect((await plan(id, first.price)).status).toBe(409)
  await office.call('editor', 'DELETE', `${api}/${id}`)
  expect((await recommended()).name).not.toBe(first.name)
  expect((await plan(id, first.price - 1000)).status).toBe(404)
})
