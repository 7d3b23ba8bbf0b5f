import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MediaPage } from '#business/media/media-image.ts'
import { languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { aPhotograph } from '../support/images.ts'
import { desk, phone, type Visit } from '../support/visit.ts'

const office = backOffice()
const photograph = await aPhotograph(900, 1400)

/** The same picture in a file of its own: letters behind its end are none of it. */
const another = (more: string) => Buffer.concat([photograph, Buffer.from(more)])

/** A file to be chosen. */
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

async function library(): Promise<MediaPage['items']> {
  const response = await office.call('editor', 'GET', '/api/admin/media')
  return ((await response.json()) as MediaPage).items
}

/** The first picture of a public page, as the browser chose it. */
async function shownPicture({ page }: Visit, alt: string) {
  const picture = page.getByRole('img', { name: alt })
  await picture.waitFor()
  return picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    const { currentSrc, naturalWidth, width, height, style } = img
    return { path: new URL(currentSrc).pathname, naturalWidth, isWide: width > height, position: style.objectPosition }
  })
}

test.each(languages)(
  'an editor on a phone sends images, describes one, and finds where it is shown (%s)',
  async (language) => {
    const editor = await office.visitAs('editor', '/admin/media', { language, viewport: phone })
    const { page, say, forgive } = editor
    forgive(/4(09|15)/)
    const name = `toit-${language}.jpg`
    const roof = another(randomUUID())
    const main = page.getByRole('main')
    const add = page.getByLabel(say('admin-media.add'))
    await add.setInputFiles([file(name, roof), file('faux.jpg', Buffer.from('<svg onload="alert(1)"/>'))])
    const refused = main.getByRole('alert')
    await refused
      .getByText(say('admin-media.refused', { name: 'faux.jpg', reason: say('admin-media.error.file_kind') }))
      .waitFor()
    await page
      .getByText(say('admin-media.added', { count: 1 }))
      .first()
      .waitFor()
    await expectAccessible(page, 'the library, with a refusal')
    await page.setViewportSize(phone)

    await main.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say('admin-media.places.none')).waitFor()
    await dialog.getByLabel(say('admin-media.alt.fr')).fill('Un toit à Bobo')
    await dialog.getByLabel(say('admin-media.alt.en')).fill(`A roof in Bobo (${language})`)
    const fromTop = dialog.getByRole('slider', { name: say('admin-media.focus.y') })
    await fromTop.focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => fromTop.inputValue()).toBe('55')
    await expectAccessible(page, 'an image’s dialog')
    await page.setViewportSize(phone)
    await dialog.getByRole('button', { name: say('admin.save') }).click()
    await page.getByText(say('admin-media.saved')).first().waitFor()

    const search = page.getByLabel(say('admin-media.search'))
    await search.fill('pompe')
    await main.getByText(say('admin-media.noMatch'), { exact: true }).waitFor()
    await search.fill(`roof bobo ${language}`)
    const found = main.getByRole('button', { name: language === 'fr' ? 'Un toit à Bobo' : 'A roof in Bobo' })
    await found.waitFor()
    const image = (await library()).find((one) => one.name === name)
    expect(image).toMatchObject({ width: 1400, height: 900, focalX: 50, focalY: 55, places: [] })

    await showOnProduct(image?.imageUrl ?? '')
    const visitor = await office.visit({ language })
    await visitor.open('/products/1')
    const label = await visitor.page.getByRole('heading', { level: 1 }).innerText()
    const shown = await shownPicture(visitor, say('catalogue.detail.photo', { name: label }))
    expect(shown).toMatchObject({ path: `/media/${image?.id}/640x411.avif`, isWide: true, position: '50% 55%' })

    // The same file again is the image that there is.
    await page.reload()
    await add.setInputFiles(file('encore.jpg', roof))
    const known = main.getByRole('status').filter({ hasText: say('admin-media.known', { count: 1 }) })
    await known.waitFor()
    await expectAccessible(page, 'a file that the library has')
    await page.setViewportSize(phone)
    await known.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name: say('admin-media.delete') }).click()
    const question = page.getByRole('dialog', { name: say('admin-media.delete.confirm', { name }) })
    const inUse = dialog.getByRole('alert')
    await inUse.getByText(say('admin-media.error.in_use')).waitFor()
    await inUse.getByText(say('admin-media.place.product', { label: await productName() })).waitFor()
    expect(await question.count()).toBe(0)
    await expectAccessible(page, 'a deletion that is refused')

    await showOnProduct(null)
    await page.setViewportSize(phone)
    await dialog.getByRole('button', { name: say('admin-media.delete') }).click()
    await question.getByRole('button', { name: say('admin-media.delete') }).click()
    await page.getByText(say('admin-media.deleted')).first().waitFor()
    expect((await library()).filter((one) => one.name === name)).toEqual([])
  },
)

test('an earlier image is chosen again from the library, by keyboard', async () => {
  const { page, say } = await office.visitAs('editor', '/admin/media', { viewport: phone })
  const add = page.getByLabel(say('admin-media.add'))
  const held = Promise.withResolvers<void>()
  await page.route('**/api/admin/media', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await add.setInputFiles(['un', 'deux', 'trois'].map((name) => file(`${name}.jpg`, another(name))))
  // While they travel, each says where it is.
  await page.getByText(say('admin-media.sent', { number: 1, count: 3 }), { exact: true }).waitFor()
  expect(await page.getByText(say('admin-media.sent.waiting'), { exact: true }).count()).toBe(2)
  held.resolve()
  await page
    .getByText(say('admin-media.added', { count: 3 }))
    .first()
    .waitFor()

  await page.goto('/admin/proven-solutions')
  await page.getByRole('button', { name: say('admin-solutions.add') }).click()
  await page.getByRole('tab', { name: say('admin-solutions.tab.media') }).click()
  await page.getByRole('button', { name: say('admin-media.fromLibrary') }).focus()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: say('admin-media.pick') })
  await picker.getByRole('button', { name: 'deux.jpg' }).waitFor()
  await expectAccessible(page, 'the library, to choose from')
  await page.setViewportSize(phone)
  await picker.getByRole('button', { name: 'deux.jpg' }).focus()
  await page.keyboard.press('Enter')
  await picker.waitFor({ state: 'detached' })
  const chosen = page.getByRole('img', { name: say('admin-media.current') })
  const two = (await library()).find(({ name }) => name === 'deux.jpg')
  expect(await chosen.getAttribute('src')).toBe(`/media/${two?.id}/320x206.webp`)
  await page.getByRole('button', { name: say('admin-media.remove') }).click()
  await chosen.waitFor({ state: 'detached' })
})

test('an editor fills a place for a photograph, and what the library says of it comes along', async () => {
  const { page, say } = await office.visitAs('editor', '/admin/media', { viewport: desk })
  const names = ['equipe.jpg', 'toits.jpg']
  await page.getByLabel(say('admin-media.add')).setInputFiles(names.map((name) => file(name, another(name))))
  await page
    .getByText(say('admin-media.added', { count: 2 }))
    .first()
    .waitFor()
  const alts = [
    { alt: 'Notre équipe sur un toit', altEn: 'Our crew on a roof' },
    { alt: 'Des toits', altEn: 'Roofs' },
  ]
  const images = await library()
  for (const [index, name] of names.entries()) {
    const id = images.find((one) => one.name === name)?.id
    expect((await office.call('editor', 'PATCH', `/api/admin/media/${id}`, alts[index])).status).toBe(200)
  }
  await page.getByRole('link', { name: say('admin.menu.photographs') }).click()
  await page.getByRole('heading', { level: 1, name: say('admin-settings.group.photographs') }).waitFor()
  await page.getByRole('button', { name: say('admin-settings.photograph.crew') }).click()
  const inputs = page.getByLabel(say('admin-settings.photograph.alt'))
  const values = () => inputs.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const choose = async (name: string) => {
    await page.getByRole('button', { name: say('admin-media.fromLibrary') }).click()
    const picker = page.getByRole('dialog', { name: say('admin-media.pick') })
    await picker.getByRole('button', { name }).click()
    await picker.waitFor({ state: 'detached' })
  }
  await choose('Notre équipe sur un toit')
  await expect.poll(values).toEqual(['Notre équipe sur un toit', 'Our crew on a roof'])
  // What somebody wrote here stays; what only came along with a picture goes with it.
  await inputs.first().fill('Sur un chantier')
  await choose('Des toits')
  await expect.poll(values).toEqual(['Sur un chantier', 'Roofs'])
  await page.getByRole('button', { name: say('admin.save') }).click()
  await page.getByText(say('admin.saved')).first().waitFor()
  const settings = await office.call('editor', 'GET', '/api/admin/settings')
  expect(await settings.json()).toMatchObject([
    { group: 'photographs', value: { crew: { alt: 'Sur un chantier', altEn: 'Roofs' } } },
  ])
})

async function product(): Promise<Record<string, unknown>> {
  return (await (await office.call('editor', 'GET', '/api/admin/products/1')).json()) as Record<string, unknown>
}

const productName = async () => String((await product())['name'])

async function showOnProduct(imageUrl: string | null): Promise<void> {
  const response = await office.call('editor', 'PUT', '/api/admin/products/1', { ...(await product()), imageUrl })
  expect(response.status).toBe(200)
}
