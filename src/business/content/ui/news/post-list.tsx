import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { arrangePosts, type PostFilter } from '../../posts/post-filter.ts'
import { pageOf } from '../../posts/post-pages.ts'
import { CardGridSkeleton } from '../card-grid-skeleton.tsx'
import { postsQuery } from '../content-queries.ts'
import { LoadFailure } from '../load-failure.tsx'
import { PostCard } from './post-card.tsx'
import { PostPageLinks } from './post-page-links.tsx'

/** The posts of a filter in each of their states. `page` as the address has it. */
export function PostList({ filter, page: named }: { filter: PostFilter; page: string | null }) {
  const text = useText()
  const { data, isPending, isError, refetch } = useQuery(postsQuery())
  if (isPending) return <CardGridSkeleton label={text('content.news.loading')} />
  if (isError) return <LoadFailure title={text('content.news.failed')} onRetry={() => void refetch()} />
  const { count, lead, rest } = arrangePosts(data, filter)
  const { items, page, pages } = pageOf(rest, named)
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {text('content.news.count', { count })}
      </p>
      {count === 0 ? (
        <StateBlock
          title={text('content.news.empty')}
          action={
            <Button asChild tone="secondary">
              <Link to="/news">{text('content.news.reset')}</Link>
            </Button>
          }
        />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {lead && page === 1 && (
            <li className="sm:col-span-2 lg:col-span-3">
              <PostCard post={lead} large eager />
            </li>
          )}
          {items.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} eager={!lead && index === 0} />
            </li>
          ))}
        </ul>
      )}
      <PostPageLinks filter={filter} page={page} pages={pages} />
    </>
  )
}
