import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import type { AdminPost } from '#business/posts/admin-post.ts'
import type { Text } from '#i18n/text.ts'
import type { BackOffice } from './back-office.ts'
import { anImage } from './images.ts'
import { languageTable } from '#kernel/language.ts'

export const postsApi = '/api/admin/posts'

/** Adds a post as an editor does. */
export async function addPost(office: BackOffice, fields: Readonly<Record<string, unknown>>): Promise<AdminPost> {
  const response = await office.call('editor', 'POST', postsApi, fields)
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as AdminPost
}

/** The dialog of posts, in the words of a language. */
export function postDialog(page: Page, say: Text) {
  const dialog = page.getByRole('dialog')
  const body = (language: 'fr' | 'en') => dialog.locator(`.editor-body[lang=${language}]`)
  const tool = (name: string) => dialog.getByRole('button', { name, exact: true }).and(page.locator(':visible'))
  return {
    dialog,
    field: (name: 'title' | 'titleEn' | 'excerpt' | 'excerptEn' | 'slug' | 'category') =>
      dialog.getByLabel(new RegExp(`^${say(`admin-posts.field.${name}`)}(?: ${say('admin.optional')})?$`)),
    body,
    tool,
    /** Shows the half of a language. */
    turnTo: (language: 'fr' | 'en') => dialog.getByRole('tab', { name: languageTable[language].name }).click(),
    /** Presses one of the buttons that save it, which closes the dialog. */
    save: async (by: 'saveDraft' | 'publish' | 'save' | 'unpublish') => {
      await dialog.getByRole('button', { name: say(`admin.${by}`), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
    /** Sends a picture and puts it where the cursor is, with its words in both languages. */
    async insertImage(name: string, alt: string, altEn: string): Promise<void> {
      await tool(say('admin-posts.tool.image')).click()
      const picker = page.getByRole('dialog').last()
      // A file of its own: letters behind the end of a picture are none of it.
      const buffer = Buffer.concat([await anImage('jpeg', 900 + name.length * 20), Buffer.from(randomUUID())])
      await picker.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
      await picker.getByRole('button', { name: new RegExp(name.replace('.', String.raw`\.`)) }).click()
      await picker.getByLabel(say('admin-media.alt.fr'), { exact: true }).fill(alt)
      await picker.getByLabel(say('admin-media.alt.en'), { exact: true }).fill(altEn)
      await page.getByRole('button', { name: say('admin-media.use'), exact: true }).click()
    },
  }
}

/** Types into an editor at its end. */
export async function typeInto(editor: Locator, words: string): Promise<void> {
  await editor.click()
  await editor.press('Control+End')
  await editor.page().keyboard.type(words)
}
