import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { faq } from '../../src/business/company/faq/faq.ts'
import { visits } from '../support/visit.ts'

const visit = visits()

test.each(languages)('the frequent questions open on their answers without a script (%s)', async (language) => {
  const { page, say, open } = await visit({ language, javaScriptEnabled: false })
  await open('/contact')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shell.footer.faq') })
    .click()
  await page.getByRole('heading', { level: 1, name: say('content.faq.title') }).waitFor()
  for (const [at, { question, answer, link }] of faq.flatMap(({ questions }) => questions).entries()) {
    const [first = ''] = answer[language]
    // The first is open, which shows what the others do.
    await expect.poll(() => page.getByText(first).isVisible()).toBe(at === 0)
    if (at > 0) await page.locator('summary', { hasText: question[language] }).click()
    await page.getByText(first).waitFor()
    if (link) await page.getByRole('link', { name: link.label[language] }).first().waitFor()
  }
})

test('a link to one question opens it', async () => {
  const { page, open } = await visit()
  await open('/faq#warranty')
  await expect.poll(() => page.locator('#warranty').isVisible()).toBe(true)
})
