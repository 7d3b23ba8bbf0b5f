import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pageIn } from '#kernel/parse.ts'
import { NeedsCall } from '#client/needs-call.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { postFilterOf } from '#business/posts/post-filter.ts'
import type { NewsPage } from '#business/posts/post-pages.ts'
import { newsQuery } from '#business/posts/ui/post-queries.ts'
import { PostFilterBar } from '#business/posts/ui/post-filter-bar.tsx'
import { PostList } from '#business/posts/ui/post-list.tsx'
import type { PageModule } from '../../page.ts'
import { whereWeSell } from '#i18n/where-we-sell.ts'

export const messages: MessageContext[] = ['content']
export const reading = true

export const queries: PageModule['queries'] = (_params, _visitor, search) => [
  newsQuery(postFilterOf(search), pageIn(search)),
]

export const meta: PageModule['meta'] = ({ text, company: { brand }, search = new URLSearchParams(), read }) => ({
  isMissing: pageIn(search) > (read<NewsPage>(newsQuery(postFilterOf(search), pageIn(search)))?.pages ?? Infinity),
  title: text('content.news.metaTitle', { brand: brand.name }),
  description: text('content.news.metaDescription', { where: whereWeSell(text), brand: brand.name }),
})

export default function NewsPage() {
  const text = useText()
  const [search] = useSearchParams()
  const filter = postFilterOf(search)
  const { data } = useQuery(newsQuery(filter, pageIn(search)))
  const isEmpty = data?.count === 0 && filter.type === 'all' && !filter.featured
  return (
    <>
      <div className="container pt-6 sm:pt-8">
        <h1>{text('content.news.title')}</h1>
        <p className="mt-2 max-w-3xl text-muted sm:mt-3 sm:text-lg">{text('content.news.lead')}</p>
        {/* Where there is nothing at all, nothing can be chosen of it. */}
        <div className="mt-5 mb-4">{!isEmpty && <PostFilterBar filter={filter} />}</div>
        <PostList filter={filter} page={pageIn(search)} />
      </div>
      <NeedsCall />
    </>
  )
}
