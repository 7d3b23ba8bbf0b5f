import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminPostCard } from '../../../posts/admin-post.ts'
import { postsPath, refreshPosts } from './post-queries.ts'

/** Asks, then removes a post. */
export function DeletePost({ post, onClose }: { post: AdminPostCard; onClose: () => void }) {
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
