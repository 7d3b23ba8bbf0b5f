import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages, languageTable } from '#kernel/language.ts'
import { languageInSentence } from '#i18n/format.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { plain } from '../support/shown-text.ts'
import { desk, phone, type Visit } from '../support/visit.ts'

const office = backOffice()

/** What a page says as a visitor is sent it at that moment: what the browser would need for the other language aside. */
async function sent(path: string, language: 'fr' | 'en'): Promise<string> {
  const cookie = `language=${language}; country=cm`
  const [shown = ''] = (await (await fetch(office.site().url + path, { headers: { cookie } })).text()).split(
    '<script type="application/json"',
  )
  return plain(shown)
}

const fieldOf = ({ page, say }: Visit, of: 'fr' | 'en', language: 'fr' | 'en'): Locator =>
  page.getByLabel(say('admin-words.field', { language: languageInSentence(of, language) }), { exact: true })

test.each(languages)(
  'a button’s words are written anew in French alone, and visitors read them (%s)',
  async (language) => {
    const editor = await office.visitAs('editor', '/admin/words', { language, viewport: desk })
    const { page, say } = editor
    const own = `Un mot à nous dire ? (${language})`
    await page.getByRole('heading', { level: 1, name: say('admin.menu.words') }).waitFor()
    const inFrench = 'Nous contacter'
    const search = page.getByRole('searchbox', { name: say('admin-words.search') })
    await search.fill('nous contacter')
    await page.getByLabel(say('admin-words.area'), { exact: true }).selectOption('home')
    const edit = page.getByRole('button', {
      name: say('admin-words.edit.of', { language: languageInSentence('fr', language), words: inFrench }),
    })
    await page.waitForURL(/area=home/)
    await edit.click()
    await fieldOf(editor, 'fr', language).fill(own)
    await page.getByRole('checkbox', { name: say('admin-words.everywhere') }).uncheck()
    await expectAccessible(page, `a text that is written anew (${language})`)
    await page.setViewportSize(desk)
    await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
    await page.getByText(say('admin-words.saved')).first().waitFor()
    const card = page.getByRole('listitem').filter({ hasText: own })
    expect(await card.getByText(inFrench, { exact: true }).count()).toBe(1)

    const visitor = await office.visit({ language: 'fr', viewport: desk })
    await visitor.open('/')
    await visitor.page.getByRole('button', { name: own }).first().waitFor()
    await visitor.page.getByRole('link', { name: languageTable.en.name }).first().click()
    await visitor.page.getByRole('button', { name: 'Contact Us' }).first().waitFor()
    await expect.poll(() => visitor.page.getByRole('button', { name: own }).count()).toBe(0)
    expect(await sent('/', 'en')).not.toContain(own)

    await page
      .getByRole('button', {
        name: say('admin-words.edit.of', { language: languageInSentence('fr', language), words: own }),
      })
      .click()
    await page.getByRole('button', { name: say('admin-words.restore') }).click()
    await page.getByText(say('admin-words.restored')).first().waitFor()
    await edit.waitFor()
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true)
    const home = await sent('/', 'fr')
    expect([home.includes(own), home.includes(inFrench)]).toEqual([false, true])
  },
)

test.each(languages)(
  'words that stand in several places are listed once, changed in all of them and brought back (%s)',
  async (language) => {
    const inEnglish = 'Evaluate my needs'
    const own = `Size my system (${language})`
    const editor = await office.visitAs('editor', `/admin/words?q=${encodeURIComponent(inEnglish)}`, {
      language,
      viewport: phone,
    })
    const { page, say } = editor
    const edit = (words: string) =>
      page.getByRole('button', {
        name: say('admin-words.edit.of', { language: languageInSentence('en', language), words }),
        exact: true,
      })
    await edit(inEnglish).waitFor()
    await edit(inEnglish).click()
    const box = page.getByRole('checkbox', { name: say('admin-words.everywhere') })
    expect(await box.isChecked()).toBe(true)
    const places = page.getByRole('group').filter({ hasText: /\d/ })
    await places.locator('summary').click()
    await places.getByText(say('admin-words.area.search'), { exact: true }).waitFor()
    await fieldOf(editor, 'en', language).fill(own)
    await expectAccessible(page, `a text that stands in several places (${language})`)
    await page.setViewportSize(phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
    await edit(own).waitFor()
    expect(await edit(inEnglish).count()).toBe(0)
    for (const path of ['/', '/search', '/compare']) expect(await sent(path, 'en')).toContain(own)

    await edit(own).click()
    await page.getByRole('button', { name: say('admin-words.restore') }).click()
    await edit(inEnglish).waitFor()
    for (const path of ['/', '/search', '/compare']) expect(await sent(path, 'en')).not.toContain(own)

    await edit(inEnglish).click()
    await box.uncheck()
    await fieldOf(editor, 'en', language).fill(own)
    await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
    await edit(own).waitFor()
    await edit(inEnglish).waitFor()
    await edit(own).click()
    await page.getByRole('button', { name: say('admin-words.restore') }).click()
    await edit(own).waitFor({ state: 'detached' })
  },
)

test('the title of a tab and what search engines show follow, with what stands in braces', async () => {
  const key = 'home.meta.title'
  const put = (text: string) => office.call('editor', 'PUT', `/api/admin/words/${key}/fr`, { text })
  expect((await put('Le soleil chez vous, {brand} ({country})')).status).toBe(200)
  const visitor = await office.visit({ language: 'fr' })
  await visitor.open('/')
  const title = await visitor.page.title()
  expect(title).toMatch(/^Le soleil chez vous, .+ \(Nigéria\)$/)
  await visitor.page.locator('[data-interactive]').waitFor({ state: 'attached' })
  expect(await visitor.page.title()).toBe(title)
  expect(await sent('/', 'fr')).toContain(`content="${title}"`)
  await office.call('editor', 'DELETE', `/api/admin/words/${key}/fr`)
  expect(await sent('/', 'fr')).not.toContain(title)
})

test.each(languages)(
  'on a phone a text that lacks something is refused beside its field, and nothing is lost unseen (%s)',
  async (language) => {
    const editor = await office.visitAs('editor', '/admin/words?q=content.post.readTime', { language, viewport: phone })
    const { page, say } = editor
    editor.forgive(/422/)
    const edits = page.getByRole('button', {
      name: say('admin-words.edit.of', { language: languageInSentence('fr', language), words: '' }).trim(),
    })
    await edits.first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await edits.first().click()
    const field = fieldOf(editor, 'fr', language)
    await field.fill('Quelques minutes')
    await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
    await page.getByText(say('admin-words.error.missing', { names: '{minutes}' })).waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page, `a text that lacks something (${language})`)
    await page.setViewportSize(phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await page.getByRole('button', { name: say('admin.cancel'), exact: true }).click()
    await page
      .getByRole('button', { name: say('admin.unsaved.stay'), exact: true })
      .last()
      .click()
    expect(await field.inputValue()).toBe('Quelques minutes')
    await page.getByRole('button', { name: say('admin.cancel'), exact: true }).click()
    await page.getByRole('button', { name: say('admin.unsaved.leave') }).click()
    await edits.first().waitFor()
    expect(await sent('/news', 'fr')).not.toContain('Quelques minutes')
  },
)
