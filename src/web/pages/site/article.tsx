import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Post } from '#business/posts/post.ts'
import { postTextIn } from '#business/posts/post-text.ts'
import { postQuery } from '#business/posts/ui/post-queries.ts'
import { Article } from '#business/posts/ui/article.tsx'
import type { PageParams, PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const queries: PageModule['queries'] = ({ slug = '' }) => [postQuery(slug)]

export const meta: PageModule['meta'] = ({
  text,
  company: { brand },
  visitor: { language },
  params: { slug = '' },
  read,
  isMissing,
}) => {
  const post = read<Post>(postQuery(slug))
  if (!post) {
    const [title, description] = isMissing(postQuery(slug))
      ? (['content.article.notFound.title', 'content.article.notFound.text'] as const)
      : (['content.news.title', 'content.news.lead'] as const)
    return { title: `${text(title)} | ${brand.name}`, description: text(description), noIndex: true }
  }
  const { title, excerpt } = postTextIn(post, language)
  return { title: `${title} | ${brand.name}`, description: excerpt || title }
}

export default function ArticlePage({ params }: { params: PageParams }) {
  const { slug = '' } = params
  return <Article key={slug} slug={slug} />
}
