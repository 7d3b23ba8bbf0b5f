import { dateOf, type ListedPost } from '#business/posts/post.ts'
import { postTextIn } from '#business/posts/post-text.ts'
import type { Text } from '#i18n/text.ts'
import { whereWeSell } from '#i18n/where-we-sell.ts'
import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/language.ts'
import { escapeMarkup } from '#kernel/clean-text.ts'

const mostItems = 50

/** Where the feed of a language is. */
export function feedPath(language: Language): string {
  return `/feed.xml?lang=${language}`
}

/** The newest of `posts` (which come newest first) in the language of `text`, as RSS 2.0. */
export function renderFeed(publicUrl: string, posts: readonly ListedPost[], text: Text, brand: Brand): string {
  const { language } = text
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeMarkup(text('server.feed.title', { brand: brand.name }))}</title>
<link>${escapeMarkup(`${publicUrl}/news?lang=${language}`)}</link>
<description>${escapeMarkup(text('server.feed.description', { where: whereWeSell(text) }))}</description>
<language>${language}</language>
<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(publicUrl + feedPath(language))}"/>
${posts
  .slice(0, mostItems)
  .map((post) => renderItem(publicUrl, post, language))
  .join('\n')}
</channel>
</rss>
`
}

function renderItem(publicUrl: string, post: ListedPost, language: Language): string {
  const { title, excerpt, author, category } = postTextIn(post, language)
  const link = escapeMarkup(`${publicUrl}/news/${post.slug}?lang=${language}`)
  return [
    `<item><title>${escapeMarkup(title)}</title><link>${link}</link><guid>${link}</guid>`,
    `<pubDate>${new Date(dateOf(post)).toUTCString()}</pubDate><category>${escapeMarkup(category)}</category>`,
    ...(author ? [`<dc:creator>${escapeMarkup(author)}</dc:creator>`] : []),
    `<description>${escapeMarkup(excerpt)}</description></item>`,
  ].join('')
}
