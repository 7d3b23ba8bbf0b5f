import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { backOffice } from '../support/back-office.ts'
import { everyWayOut, expectInert, hostileAddresses, hostileContent as attacks } from '../support/hostile.ts'
import { addPost, postDialog, postsApi } from '../support/post-editor.ts'
import { desk, phone } from '../support/visit.ts'

const office = backOffice()
const texts = ['title', 'titleEn', 'excerpt', 'excerptEn', 'author', 'authorEn', 'category', 'categoryEn', 'slug']

/** As {@link expectInert}, once everything that can be pressed in the text was. */
async function expectInertPressed(page: Page, where: string): Promise<void> {
  for (const press of await page.getByText('press', { exact: true }).all()) {
    await press.dispatchEvent('click').catch(() => undefined)
  }
  await expectInert(page, where, true)
}

const plant = (attack: string, content = attack) => {
  const hostile = Object.fromEntries(texts.map((name) => [name, attack.slice(0, 100)]))
  return addPost(office, { ...hostile, content, contentEn: content, isPublished: true })
}

test('all of them in one post do nothing, on its pages nor in its dialog', async () => {
  const post = await plant(everyWayOut, attacks.join('\n\n'))
  expect(post.slug).toMatch(/^[a-z0-9-]+$/)

  const site = await office.visit({ viewport: phone, language: 'en' })
  site.forgive(/404/)
  for (const path of [`/news/${post.slug}`, `/news/${post.slug}?lang=fr`]) {
    await site.open(path)
    await expectInertPressed(site.page, path)
  }
  const { page, say, forgive } = await office.visitAs('editor', `/admin/posts?edit=${post.id}`, {
    viewport: desk,
    language: 'en',
  })
  forgive(/404/)
  const { dialog, body, turnTo } = postDialog(page, say)
  for (const language of ['fr', 'en'] as const) {
    await turnTo(language)
    await body(language).waitFor()
    await dialog.getByRole('tab', { name: 'Preview' }).and(page.locator(':visible')).click()
    await dialog.getByRole('tabpanel', { name: 'Preview' }).and(page.locator(':visible')).waitFor()
    await page.waitForLoadState('networkidle')
    await expectInertPressed(page, `the dialog in ${language}`)
  }
  await dialog.getByRole('tab', { name: 'Write' }).and(page.locator(':visible')).click()
  await dialog.getByRole('button', { name: 'Markdown' }).and(page.locator(':visible')).click()
  await expectInertPressed(page, 'the Markdown')
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: 'View the page' }).click()
  const draft = await opened
  await draft.locator('main article').waitFor()
  await expectInertPressed(draft, 'the page of a draft')
  await office.call('editor', 'DELETE', `${postsApi}/${post.id}`)
})

test('a post of each does nothing where posts are listed', async () => {
  const posts = await Promise.all(attacks.map((attack) => plant(attack)))
  const site = await office.visit({ viewport: phone, language: 'en' })
  site.forgive(/404/)
  for (const path of ['/news', '/', '/search?q=window']) {
    await site.open(path)
    await expectInertPressed(site.page, path)
  }
  const { page, open, forgive } = await office.visitAs('editor', '/admin/posts', { viewport: desk, language: 'en' })
  forgive(/404/)
  for (const { titleEn } of posts) await page.getByRole('heading', { level: 2, name: titleEn, exact: true }).waitFor()
  await expectInertPressed(page, 'the list')
  for (const { id } of posts) await office.call('editor', 'PUT', `${postsApi}/${id}`, { titleEn: '' })
  await open('/admin/translations')
  for (const { title } of posts) await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
  await expectInertPressed(page, 'the translations due')
})

test('what is pasted into the editor brings nothing that runs', async () => {
  const { page, say, forgive } = await office.visitAs('editor', '/admin/new', { viewport: desk, language: 'en' })
  // What is only read, in a document that is never shown, is noted all the same.
  forgive(/inline event handler violates/)
  const { body } = postDialog(page, say)
  await body('en').click()
  for (const html of attacks) {
    await body('en').evaluate((editor, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  }
  await expectInertPressed(page, 'the editor')
})

test.each(['thumbnailUrl', 'videoUrl', 'originalUrl'])(
  'an address that is none of the web’s is refused as %s',
  async (name) => {
    for (const address of hostileAddresses) {
      const response = await office.call('editor', 'POST', postsApi, { title: 'x', [name]: address })
      expect(response.status, address).toBe(422)
    }
  },
)
