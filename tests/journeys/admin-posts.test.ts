import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AdminPost } from '#business/posts/admin-post.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { addPost, postDialog, postsApi, typeInto } from '../support/post-editor.ts'
import { staffAccounts } from '../support/staff-accounts.ts'
import { desk, phone } from '../support/visit.ts'

const office = backOffice()
const refusedCall = /4(04|09|15|22)/

/** As Google Docs copies it: all of it in one bold element that is none, words marked by their styles, a table. */
const copied = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Lire le </span><span style="font-weight:700">compteur</span><span style="font-style:italic"> chaque mois</span></p><table><tbody><tr><td><p>Appareil</p></td><td><p>Watts</p></td></tr><tr><td><p>Frigo | 150 l</p></td><td><p>90</p></td></tr></tbody></table></b>`

test('what is pasted from a word processor keeps its bold, its italics and its table', async () => {
  const { page, say } = await office.visitAs('editor', '/admin/posts', { viewport: desk, language: 'en' })
  await page.getByRole('button', { name: say('admin-posts.create') }).click()
  const { dialog, body, turnTo } = postDialog(page, say)
  await turnTo('fr')
  await body('fr').evaluate((place, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, copied)
  await body('fr').getByRole('cell', { name: 'Frigo | 150 l' }).waitFor()
  await dialog.getByRole('button', { name: 'Markdown' }).first().click()
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'French text' }).inputValue())
    .toMatch(
      /^Lire le \*\*compteur\*\* \*chaque mois\*\n\n\| Appareil +\| Watts \|\n\| -+ \| -+ \|\n\| Frigo \\\| 150 l \| 90 +\|/,
    )
})

test.each([
  { language: 'fr', viewport: phone, title: 'Un marché éclairé', titleEn: 'A market with light' },
  { language: 'en', viewport: desk, title: 'Une école au soleil', titleEn: 'A school in the sun' },
] as const)(
  'an article with two images in both languages, written in $language: read by visitors at the next request, then taken back',
  async ({ language, viewport, title, titleEn }) => {
    const { page, say, forgive } = await office.visitAs('editor', '/admin/posts', { viewport, language })
    forgive(refusedCall)
    await page.getByRole('heading', { level: 1, name: say('admin-posts.title') }).waitFor()
    await page.getByRole('button', { name: say('admin-posts.create') }).click()
    const { dialog, field, body, tool, turnTo, save, insertImage } = postDialog(page, say)
    await body(language).waitFor()
    await turnTo('fr')
    await expectAccessible(page, 'a new post')
    await page.setViewportSize(viewport)

    await field('title').fill(title)
    await field('excerpt').fill('Deux phrases. Pas plus.')
    await typeInto(body('fr'), 'Le soir, tout le monde y voit.')
    await page.keyboard.press('Enter')
    await insertImage(`stalls-${language}.jpg`, 'Des étals sous des lampes', 'Stalls under lamps')
    await page.keyboard.press('Enter')
    // Its words are still on their way when it is picked again.
    const picked = Promise.withResolvers<void>()
    await page.route('**/api/admin/media/*', async (route) => {
      await picked.promise
      await route.continue()
    })
    await insertImage(`roof-long-${language}.jpg`, 'Un toit couvert de panneaux', 'A roof covered with panels')
    await turnTo('en')
    await field('titleEn').fill(titleEn)
    await typeInto(body('en'), 'In the evening everybody sees.')
    await page.keyboard.press('Control+A')
    await tool(say('admin-posts.tool.bold')).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await tool(say('admin-posts.tool.image')).click()
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /roof-long/ })
      .first()
      .click()
    // The library knows by now what it shows: one press is enough.
    await page.getByRole('dialog', { name: say('admin-media.pick') }).waitFor({ state: 'detached' })
    picked.resolve()
    await field('category').selectOption('education')
    await expect.poll(() => field('slug').inputValue()).toMatch(/^une?-/)
    const slug = await field('slug').inputValue()
    await save('publish')
    await dialog.waitFor({ state: 'detached' })

    const listed = (await (
      await office.call('editor', 'GET', `${postsApi}?view=whole&q=${slug}`)
    ).json()) as readonly AdminPost[]
    const picture = (alt: string) => expect.stringContaining(`![${alt}](/media/`) as string
    expect(listed[0]).toMatchObject({
      content: picture('Un toit couvert de panneaux'),
      contentEn: picture('A roof covered with panels'),
      author: staffAccounts.editor.name,
    })

    const visitor = await office.visit({ viewport: phone, language: 'en' })
    visitor.forgive(/404/)
    await visitor.open(`/news/${slug}`)
    await visitor.page.getByRole('heading', { level: 1, name: titleEn }).waitFor()
    const article = visitor.page.locator('.prose')
    await expect.poll(() => article.locator('strong').innerText()).toBe('In the evening everybody sees.')
    await article.getByRole('img', { name: 'A roof covered with panels' }).waitFor({ state: 'attached' })
    await expectAccessible(visitor.page, 'the article')
    await visitor.open(`/news/${slug}?lang=fr`)
    await expect.poll(() => article.locator('img').count()).toBe(2)
    await article.getByRole('img', { name: 'Des étals sous des lampes' }).waitFor({ state: 'attached' })

    const shown = language === 'fr' ? title : titleEn
    const card = page.getByRole('listitem').filter({ hasText: shown }).last()
    await card.getByText(say('admin-posts.state.published'), { exact: true }).waitFor()
    await expectAccessible(page, 'the list')
    await page.setViewportSize(viewport)
    // On a phone it is pressed anywhere.
    await card.getByRole('button', { name: say('admin-posts.editOf', { title: shown }) }).click()
    await save('unpublish')
    expect((await visitor.page.goto(`/news/${slug}`))?.status()).toBe(404)
  },
)

test('the views count, an empty one says so, and a post is removed once that is confirmed', async () => {
  await addPost(office, { title: 'À retirer', type: 'news', excerpt: 'Un chapô' })
  const { page, say } = await office.visitAs('editor', '/admin/posts?tab=news', { viewport: desk, language: 'en' })
  const tab = (name: 'all' | 'blog' | 'news' | 'published' | 'drafts') =>
    page.getByRole('tab', { name: say(`admin-posts.tab.${name}`) })
  await page.getByRole('heading', { level: 2, name: 'À retirer' }).waitFor()
  // The counts are a request of their own: they may come after the list.
  await expect.poll(() => tab('news').innerText()).toMatch(/1$/)
  const card = page.getByRole('listitem').filter({ hasText: 'À retirer' })
  for (const words of ['Draft', 'Un chapô', 'Uncategorized', 'Anonymous']) await card.getByText(words).first().waitFor()
  await card.getByRole('button', { name: say('admin.otherActionsOf', { name: 'À retirer' }) }).click()
  await page.getByRole('menuitem', { name: say('admin-posts.delete') }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this post?' })
  await question.waitFor()
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Post deleted', { exact: true }).first().waitFor()
  await page.getByText('No posts found in this category').waitFor()
  await expect.poll(() => tab('news').innerText()).toMatch(/0$/)

  await page.getByRole('button', { name: say('admin.deleted.undo') }).click()
  await page
    .getByText(say('admin.deleted.restored', { name: 'À retirer' }), { exact: true })
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 2, name: 'À retirer' }).waitFor()
  await expect.poll(() => tab('news').innerText()).toMatch(/1$/)
})

test('styling needs a selection, a link its text and its address', async () => {
  const { page, say } = await office.visitAs('editor', '/admin/new', { viewport: desk, language: 'en' })
  const { dialog, body, tool, turnTo } = postDialog(page, say)
  await turnTo('fr')
  await typeInto(body('fr'), 'Un mot rouge')
  await tool(say('admin-posts.tool.more')).click()
  await dialog.getByLabel('Colour').first().selectOption({ label: 'Red' })
  await page.getByText('No text selected', { exact: true }).first().waitFor()
  await page.getByText('Please select text to apply font styling', { exact: true }).first().waitFor()
  await body('fr').click()
  await page.keyboard.press('Control+A')
  await dialog.getByLabel('Colour').first().selectOption({ label: 'Red' })
  await body('fr').locator('span[style*="color"]').waitFor()
  await body('fr').click()
  await page.keyboard.press('Control+End')
  await tool('Link').click()
  const insert = page.getByRole('button', { name: 'Insert link' })
  const link = page.getByRole('dialog', { name: 'Insert link' })
  expect(await insert.isDisabled()).toBe(true)
  await link.getByLabel('Text').fill('notre catalogue')
  expect(await insert.isDisabled()).toBe(true)
  await link.getByLabel('URL').fill('javascript:alert(1)')
  expect(await insert.isDisabled()).toBe(true)
  await expectAccessible(page, 'the link dialog')
  await page.setViewportSize(desk)
  await link.getByLabel('URL').fill('/products')
  await insert.click()
  await body('fr').getByRole('link', { name: 'notre catalogue' }).waitFor()
  // What is typed next stands behind the link.
  await page.keyboard.type(' ce soir')
  await dialog.getByRole('tab', { name: 'Preview' }).first().click()
  const preview = dialog.getByRole('tabpanel', { name: 'Preview' })
  await preview.getByRole('link', { name: 'notre catalogue' }).waitFor()
  await expectAccessible(page, 'the editor with its preview')
  await page.setViewportSize(desk)
  await dialog.getByRole('tab', { name: 'Write' }).first().click()
  await dialog.getByRole('button', { name: 'Markdown' }).first().click()
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'French text' }).inputValue())
    .toBe('<span style="color: #a63a24">Un mot rouge</span>[notre catalogue](/products) ce soir')
})

test('what was typed when the browser went away is offered again; leaving asks', async () => {
  const post = await addPost(office, { title: 'Interrompu', content: 'Le début.' })
  const { page, say } = await office.visitAs('editor', `/admin/posts?edit=${post.id}`, {
    viewport: desk,
    language: 'en',
  })
  const { dialog, field, body, turnTo } = postDialog(page, say)
  await turnTo('fr')
  await typeInto(body('fr'), ' Et la suite.')
  await field('excerpt').fill('Presque fini')
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(`${office.site().url}/admin/posts?edit=${post.id}`)
  const reopened = postDialog(again, say)
  await again.getByText('was found on this device').waitFor()
  await expect.poll(() => reopened.field('excerpt').inputValue()).toBe('')
  await again.getByRole('button', { name: 'Go on with it' }).click()
  await expect.poll(() => reopened.field('excerpt').inputValue()).toBe('Presque fini')
  await reopened.turnTo('fr')
  await reopened.body('fr').getByText('Le début. Et la suite.').waitFor()
  await reopened.dialog.getByRole('button', { name: 'Cancel' }).click()
  await again.getByRole('button', { name: 'Stay here' }).last().click()
  await reopened.save('saveDraft')
  await dialog.waitFor({ state: 'detached' }).catch(() => undefined)
  const saved = await office.call('editor', 'GET', `${postsApi}/${post.id}`)
  expect(await saved.json()).toMatchObject({ excerpt: 'Presque fini', content: 'Le début. Et la suite.' })
})

test('two people change one post: the second is shown what both changed, and nothing is overwritten', async () => {
  const post = await addPost(office, { title: 'À deux', excerpt: 'Ancien' })
  const { page, say, forgive } = await office.visitAs('editor', `/admin/posts?edit=${post.id}`, {
    viewport: desk,
    language: 'en',
  })
  forgive(refusedCall)
  const { dialog, field, save, turnTo } = postDialog(page, say)
  await turnTo('fr')
  await field('excerpt').fill('Le mien')
  await office.call('admin', 'PUT', `${postsApi}/${post.id}`, { excerpt: 'Le leur', author: 'Bola' })
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  const comparison = page.getByRole('dialog', { name: 'Somebody else has changed this in the meantime' })
  for (const words of ['Le mien', 'Le leur']) await comparison.getByText(words, { exact: true }).waitFor()
  // What the other alone has changed needs no decision.
  expect(await comparison.getByText('Bola', { exact: true }).count()).toBe(0)
  await expectAccessible(page, 'the comparison')
  await page.setViewportSize(desk)
  await comparison.getByRole('button', { name: 'Drop mine, go on with theirs' }).click()
  await expect.poll(() => field('excerpt').inputValue()).toBe('Le leur')
  await field('excerpt').fill('Les deux')
  await save('saveDraft')
  const saved = await office.call('editor', 'GET', `${postsApi}/${post.id}`)
  expect(await saved.json()).toMatchObject({ excerpt: 'Les deux', author: 'Bola' })
})

test('an earlier version is brought back', async () => {
  const post = await addPost(office, { title: 'Première version', content: 'Un' })
  await office.call('editor', 'PUT', `${postsApi}/${post.id}`, { title: 'Seconde version', content: 'Deux' })
  const { page, say } = await office.visitAs('editor', `/admin/posts?edit=${post.id}`, {
    viewport: phone,
    language: 'fr',
  })
  const { dialog } = postDialog(page, say)
  // On a phone what is written keeps more than half of the screen before anything is scrolled.
  const editor = await dialog.locator('.editor-body[lang=fr]').boundingBox()
  const submit = await dialog.getByRole('button', { name: say('admin.publish') }).boundingBox()
  expect((submit?.y ?? 0) - (editor?.y ?? 0)).toBeGreaterThan(phone.height * 0.4)
  await dialog.getByRole('button', { name: say('admin-posts.more') }).click()
  await page.getByRole('menuitem', { name: say('admin-posts.versions') }).click()
  const versions = page.getByRole('dialog', { name: say('admin-posts.versions') })
  await versions.getByText('Première version').waitFor()
  await versions.getByText(/^Enregistrée le .* par /).waitFor()
  await expectAccessible(page, 'the versions')
  await page.setViewportSize(phone)
  // It is read before it is brought back, as visitors would read it.
  await versions.getByRole('button', { name: /Lire/ }).click()
  const version = page.getByRole('dialog', { name: /^Version du/ })
  await version.getByRole('heading', { name: 'Première version' }).waitFor()
  const what = `${say('admin-posts.field.title')} et ${say('admin-posts.field.content')}`
  await version.getByText(say('admin-posts.version.differs', { what })).waitFor()
  await version.locator('.prose', { hasText: 'Un' }).waitFor()
  await expectAccessible(page, 'a version')
  await page.setViewportSize(phone)
  await version.getByRole('button', { name: say('admin-posts.version.back') }).click()
  await versions.getByRole('button', { name: /Restaurer/ }).click()
  await page.getByText(say('admin-posts.restored'), { exact: true }).first().waitFor()
  const saved = await office.call('editor', 'GET', `${postsApi}/${post.id}`)
  expect(await saved.json()).toMatchObject({ title: 'Première version', content: 'Un' })
})

test.each([
  { viewport: desk, language: 'fr', isBeside: true },
  { viewport: phone, language: 'en', isBeside: false },
] as const)(
  'what one translates from is read beside the translation, on a phone above it ($language)',
  async ({ viewport, language, isBeside }) => {
    const { id } = await addPost(office, { title: 'La source', content: '## Le soir\n\nTout le **monde** y voit.' })
    const path = `/admin/posts?edit=${id}&write=en`
    const { page, say } = await office.visitAs('editor', path, { viewport, language })
    const { dialog, field, body, save } = postDialog(page, say)
    const source = dialog.getByRole('region', { name: say('admin.source.of.fr') })
    const show = dialog.getByRole('button', { name: say('admin.source.show.fr') })
    await show.waitFor()
    expect(await source.count()).toBe(0)
    await show.press('Enter')
    await source.getByRole('heading', { name: 'Le soir' }).waitFor()
    await source.locator('strong', { hasText: 'monde' }).waitFor()
    await field('titleEn').fill('The source')
    const [from, into] = [await source.boundingBox(), await field('titleEn').boundingBox()]
    expect((into?.x ?? 0) >= (from?.x ?? 0) + (from?.width ?? 0)).toBe(isBeside)
    expect((into?.y ?? 0) >= (from?.y ?? 0) + (from?.height ?? 0)).toBe(!isBeside)
    await expectAccessible(page, 'a translation beside its source')
    await page.setViewportSize(viewport)
    await typeInto(body('en'), 'In the evening everybody sees.')
    await dialog.getByRole('button', { name: say('admin.source.hide.fr') }).click()
    await source.waitFor({ state: 'detached' })
    await save('saveDraft')
    const saved = await office.call('editor', 'GET', `${postsApi}/${id}`)
    expect(await saved.json()).toMatchObject({
      titleEn: 'The source',
      content: '## Le soir\n\nTout le **monde** y voit.',
      contentEn: 'In the evening everybody sees.',
    })
  },
)

test('the back office stays in the language of staff while the site is looked at in the other', async () => {
  const { page, say, open } = await office.visitAs('editor', '/admin/posts', { viewport: desk, language: 'fr' })
  const shown = () => page.evaluate(() => document.documentElement.lang)
  await page.getByRole('heading', { level: 1, name: say('admin-posts.title') }).waitFor()
  await open('/news?lang=en')
  await expect.poll(shown).toBe('en')
  await open('/')
  await expect.poll(shown).toBe('en')
  await page.goto('/admin/posts')
  await page.getByRole('heading', { level: 1, name: say('admin-posts.title') }).waitFor()
  expect(await shown()).toBe('fr')
})

test('a body that is taken over into the other language has its pictures told in that one', async () => {
  const post = await addPost(office, { title: 'Deux toits', content: 'Avant' })
  const { page, say } = await office.visitAs('editor', `/admin/posts?edit=${post.id}`, {
    viewport: desk,
    language: 'fr',
  })
  const { dialog, body, turnTo, insertImage, save } = postDialog(page, say)
  await typeInto(body('fr'), '.')
  await insertImage('toits.jpg', 'Deux toits de Ouaga', 'Two roofs in Ouaga')
  await body('fr').getByRole('img', { name: 'Deux toits de Ouaga' }).waitFor()
  await turnTo('en')
  await dialog.getByRole('button', { name: say('admin-posts.copyOther', { language: 'français' }) }).click()
  await body('en').getByRole('img', { name: 'Two roofs in Ouaga' }).waitFor()
  await save('saveDraft')
  const saved = (await (await office.call('editor', 'GET', `${postsApi}/${post.id}`)).json()) as AdminPost
  expect([saved.content, saved.contentEn]).toEqual([
    expect.stringContaining('![Deux toits de Ouaga]('),
    expect.stringContaining('![Two roofs in Ouaga]('),
  ])
})

test('a table is made and filled by the keyboard, and readers see it', async () => {
  const post = await addPost(office, { title: 'Ce que consomme un frigo', content: 'Avant' })
  const { page, say } = await office.visitAs('editor', `/admin/posts?edit=${post.id}`, { viewport: phone })
  const { body, tool, save } = postDialog(page, say)
  await typeInto(body('fr'), '.')
  await tool(say('admin-posts.tool.more')).click()
  await tool(say('admin-posts.tool.table')).press('Enter')
  for (const words of ['Appareil', 'Watts', 'Frigo', '90', 'Lampe']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('9')
  await tool(say('admin-posts.tool.align.right')).click()
  await page.keyboard.press('Alt+F10')
  await expectAccessible(page, 'a table')
  await page.setViewportSize(phone)
  const above = tool(say('admin-posts.tool.addRowBefore'))
  expect(await above.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('45')
  await tool(say('admin-posts.tool.addColumnBefore')).click()
  await page.keyboard.press('Shift+Tab')
  await tool(say('admin-posts.tool.deleteColumn')).click()
  await expect.poll(() => body('fr').getByRole('columnheader').count()).toBe(2)
  await save('publish')
  const saved = (await (await office.call('editor', 'GET', `${postsApi}/${post.id}`)).json()) as AdminPost
  expect(saved.content).toMatch(/^Avant\.\n\n\| Appareil +\| +Watts \|\n\| -+ \| -+: \|\n/)
  expect(saved.content).toMatch(/\| +\| +45 \|\n\| Lampe +\| +9 \|$/)
  await page.goto(`/news/${saved.slug}`)
  await page.getByRole('row', { name: 'Frigo 90' }).waitFor()
})

test('what the editor has no form for is shown, and saved as it was written', async () => {
  const figure = '<figure><img src="/pictures/emblem.svg" alt=""><figcaption>Le soleil</figcaption></figure>'
  const post = await addPost(office, { title: 'Figure', content: `Avant\n\n${figure}\n\nAprès` })
  const { page, say } = await office.visitAs('editor', `/admin/posts?edit=${post.id}`, { viewport: phone })
  const { body, save } = postDialog(page, say)
  await body('fr').getByText('Le soleil').waitFor()
  await body('fr').getByText('Après').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' coup')
  await save('saveDraft')
  const saved = await office.call('editor', 'GET', `${postsApi}/${post.id}`)
  expect(await saved.json()).toMatchObject({ content: `Avant\n\n${figure}\n\nAprès coup` })
})

test('a post that comes with the site is replaced by staff’s version of it', async () => {
  const { page, say } = await office.visitAs('editor', '/admin/posts', { viewport: phone, language: 'en' })
  const { dialog, field, body, turnTo, save } = postDialog(page, say)
  await page.getByRole('button', { name: 'Start from a sample' }).click()
  await dialog.getByRole('button').nth(2).waitFor()
  await expectAccessible(page, 'the samples')
  await page.setViewportSize(phone)
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await body('en').waitFor()
  await turnTo('fr')
  const slug = await field('slug').inputValue()
  await field('title').fill('Notre version')
  await save('publish')
  const shown = await fetch(`${office.site().url}/api/posts/${slug}`)
  expect(await shown.json()).toMatchObject({ slug, title: 'Notre version' })
})

test('the page of what is typed is the article’s before its first save, for staff who write and for nobody else', async () => {
  const { page, say } = await office.visitAs('editor', '/admin/new', { viewport: desk })
  const { dialog, field, body, save, turnTo } = postDialog(page, say)
  await typeInto(body('fr'), 'Le soir, tout le monde y voit.')
  const previewed = async () => {
    const opened = page.context().waitForEvent('page')
    await dialog.getByRole('button', { name: say('admin-posts.previewPage') }).click()
    const preview = await opened
    await preview.locator('main article').waitFor()
    return preview
  }
  await (await previewed()).getByRole('heading', { level: 1, name: say('admin-posts.untitled') }).waitFor()
  await field('title').fill('Bientôt')
  const articleOf = async (shown: Page) =>
    (await shown.locator('main article').innerHTML()).replace(/ datetime="[^"]*"/, '')
  const draft = await articleOf(await previewed())
  expect(draft).toContain('tout le monde y voit')
  await turnTo('en')
  await (await previewed()).locator('html[lang=en]').waitFor()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'language')?.value ?? 'fr').toBe('fr')
  await turnTo('fr')
  const none = await office.call('editor', 'GET', `${postsApi}?q=bientot`)
  expect(await none.json()).toEqual([])

  await save('publish')
  const visitor = await office.visit({ viewport: desk })
  await visitor.open('/news/bientot')
  // What may be read next stands below it once it is published.
  expect(await articleOf(visitor.page)).toBe(draft)

  const post = JSON.stringify({ title: 'À nous', content: '# Un\n\nTexte **gras**<script>1</script>' })
  const path = '/admin/posts/preview'
  const answer = await office.call('editor', 'POST', path, new URLSearchParams({ post }))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const html = await answer.text()
  expect([html.includes('<strong>gras</strong>'), html.includes('<script')]).toEqual([true, false])
  const stranger = async (headers: Record<string, string>) => {
    const sent = { method: 'POST', headers, body: new URLSearchParams({ post }) }
    return (await fetch(office.site().url + path, sent)).status
  }
  expect([await stranger({}), await stranger({ 'sec-fetch-site': 'cross-site' })]).toEqual([401, 403])
  expect((await office.call('sales', 'POST', path, new URLSearchParams({ post }))).status).toBe(403)
})

test('a post that waits for its time says so', async () => {
  const post = await addPost(office, { title: 'Demain', isPublished: true, publishedAt: '2999-01-01T08:00:00Z' })
  const { page, say } = await office.visitAs('editor', '/admin/posts?tab=scheduled', {
    viewport: phone,
    language: 'fr',
  })
  const card = page.getByRole('listitem').filter({ hasText: 'Demain' })
  await card.getByText(say('admin-posts.state.scheduled'), { exact: true }).waitFor()
  await page.getByRole('tab', { name: say('admin-posts.tab.published') }).click()
  await card.waitFor({ state: 'detached' })
  expect((await fetch(`${office.site().url}/api/posts/${post.slug}`)).status).toBe(404)
  const draft = await addPost(office, {
    title: 'Plus tard',
    content: 'Des mots.',
    isPublished: false,
    publishedAt: '2999-01-01T08:00:00Z',
  })
  await page.goto(`/admin/posts?edit=${draft.id}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('admin-posts.schedule') })
    .click()
  // A message is there twice for a moment: it is read out too.
  await page
    .getByText(/Cet article paraîtra le .*2999/)
    .first()
    .waitFor()
})

test('a post and a product that are gone say so in their window, which leads back to the list', async () => {
  for (const path of ['/admin/posts', '/admin/products']) {
    const { page, say, forgive } = await office.visitAs('editor', `${path}?edit=999999`, { viewport: phone })
    forgive(/404/)
    const gone = say(path === '/admin/posts' ? 'admin-posts.gone' : 'admin-products.missing')
    const dialog = page.getByRole('dialog').filter({ hasText: gone })
    await dialog.getByRole('button', { name: say('admin.backToList') }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
  }
})
