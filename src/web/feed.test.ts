import { expect, test } from 'vitest'
import { aPost } from '../../tests/support/posts.ts'
import { otherCompany } from '../../tests/support/other-company.ts'
import { renderFeed } from './feed.ts'
import { serverText } from '#i18n/server-messages.server.ts'

const { brand } = otherCompany
const publicUrl = 'https://solar.example'

test.each([
  ['fr', 'Article &#60;simple&#62; &#38; court'],
  ['en', 'Plain post'],
] as const)('a post is in the feed of %s under its own title, with its address and date', (language, title) => {
  const post = aPost({
    slug: 'a-post',
    title: 'Article <simple> & court',
    publishedAt: '2026-02-03T08:00:00.000Z',
  })
  const xml = renderFeed(publicUrl, [post], serverText[language], brand)
  expect(xml).toContain(`<language>${language}</language>`)
  expect(xml).toContain(`<item><title>${title}</title><link>${publicUrl}/news/a-post?lang=${language}</link>`)
  expect(xml).toContain('<pubDate>Tue, 03 Feb 2026 08:00:00 GMT</pubDate>')
  expect(xml).toContain(`href="${publicUrl}/feed.xml?lang=${language}"`)
})

test('a post that nobody signed names nobody', () => {
  expect(renderFeed(publicUrl, [aPost({ author: '', authorEn: '' })], serverText.fr, brand)).not.toContain(
    'dc:creator>',
  )
})

test('it ends after the newest fifty', () => {
  const posts = Array.from({ length: 60 }, (_, index) => aPost({ slug: `post-${index}` }))
  const xml = renderFeed(publicUrl, posts, serverText.fr, brand)
  expect(xml.match(/<item>/g)).toHaveLength(50)
  expect(xml).toContain('/news/post-0?')
})
