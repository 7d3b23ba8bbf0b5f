import { dateOf, type ListedPost } from '#business/content/posts/post.ts'
import { postTextIn } from '#business/content/posts/post-text.ts'
import type { Language } from '#kernel/language.ts'
import { drawingOf } from '../previews/preview.ts'
import { postPreviewPath } from '../previews/preview-address.ts'
import { theOrganization } from './organization.ts'
import type { SchemaNode } from './schema-node.ts'

/** A news item or blog post in a language. Built-in ones are by a team; where nobody is named it is the company. */
export function articleData(publicUrl: string, post: ListedPost, language: Language): SchemaNode {
  const { title, excerpt, author, tags } = postTextIn(post, language)
  const { id, slug, type, updatedAt, thumbnailUrl } = post
  const hasPhotograph = thumbnailUrl !== null && drawingOf(thumbnailUrl) === null
  return {
    '@type': type === 'news' ? 'NewsArticle' : 'BlogPosting',
    headline: title,
    description: excerpt,
    keywords: tags,
    inLanguage: language,
    datePublished: dateOf(post),
    dateModified: updatedAt,
    author: author ? { '@type': id < 0 ? 'Organization' : 'Person', name: author } : theOrganization(publicUrl),
    publisher: theOrganization(publicUrl),
    mainEntityOfPage: `${publicUrl}/news/${slug}?lang=${language}`,
    image: hasPhotograph ? new URL(thumbnailUrl, publicUrl).href : publicUrl + postPreviewPath(post, language),
  }
}
