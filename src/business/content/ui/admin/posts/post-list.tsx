import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminPostCard, PostTab } from '../../../posts/admin-post.ts'
import { DeletePost } from './delete-post.tsx'
import { postCardsQuery } from './post-queries.ts'
import { PostTile } from './post-tile.tsx'

type PostListProps = { readonly tab: PostTab; readonly q: string; readonly onEdit: (id: number) => void }

/** The posts of a view in each of its states. */
export function PostList({ tab, q, onEdit }: PostListProps) {
  const text = useText()
  const [removed, setRemoved] = useState<AdminPostCard | null>(null)
  const [now] = useState(() => new Date())
  const query = useInfiniteQuery(postCardsQuery(tab, q))
  const posts = query.data?.pages.flat()
  if (query.isError) return <NotLoaded onRetry={query.refetch} />
  if (!posts) {
    return (
      <div role="status" className="grid gap-4">
        <p>{text('admin-posts.loading')}</p>
        <Skeleton className="h-72" />
      </div>
    )
  }
  if (posts.length === 0) return <StateBlock title={text('admin-posts.empty')} />
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostTile post={post} now={now} onEdit={() => onEdit(post.id)} onDelete={() => setRemoved(post)} />
          </li>
        ))}
      </ul>
      <MoreButton list={query} />
      {removed && <DeletePost post={removed} onClose={() => setRemoved(null)} />}
    </div>
  )
}
