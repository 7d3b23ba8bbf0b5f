import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminPostCard, PostTab } from '../../admin-post.ts'
import { postCardsQuery, postsPath, refreshPosts } from './post-queries.ts'
import { PostTile } from './post-tile.tsx'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { toast } from '#design/toast.ts'

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

/** Asks, then removes a post. */
function DeletePost({ post, onClose }: { post: AdminPostCard; onClose: () => void }) {
  const text = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', `${postsPath}/${post.id}`, {}),
    onSuccess: () => toast({ title: text('admin-posts.success'), description: text('admin-posts.deleted') }),
    onError: () =>
      toast({ tone: 'error', title: text('admin-posts.error'), description: text('admin-posts.deleteFailed') }),
    onSettled: async () => {
      onClose()
      await refreshPosts(client)
    },
  })
  return (
    <ConfirmDialog
      title={text('admin-posts.delete.confirm')}
      confirmLabel={text('admin-posts.delete')}
      cancelLabel={text('admin.cancel')}
      loading={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">{post.title}</p>
    </ConfirmDialog>
  )
}
