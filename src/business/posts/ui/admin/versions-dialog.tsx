import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#client/send.ts'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { toast } from '#design/toast.ts'
import { formatLocalMoment, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminPost } from '../../admin-post.ts'
import { postsPath, postVersionsQuery, refreshPosts } from './post-queries.ts'

type VersionsDialogProps = {
  readonly postId: number
  /** What is typed would be lost: nothing can be brought back then. */
  readonly isUnsaved: boolean
  readonly onRestored: () => void
  readonly onClose: () => void
}

/** What a post said before its last saves; any of it can be brought back, and what it replaces is kept in turn. */
export function VersionsDialog({ postId, isUnsaved, onRestored, onClose }: VersionsDialogProps) {
  const text = useText()
  const client = useQueryClient()
  const { data: versions, isError } = useQuery(postVersionsQuery(postId))
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (versionId: number) =>
      sendJson<AdminPost>('POST', `${postsPath}/${postId}/versions/${versionId}/restore`, {}),
    onSuccess: async () => {
      toast({ title: text('admin-posts.success'), description: text('admin-posts.restored') })
      onRestored()
      await refreshPosts(client)
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: text('admin-posts.error'),
        description: reasonOf(error, text('admin-posts.updateFailed')),
      }),
  })
  const moment = (at: string) => formatLocalMoment(new Date(at), text.language)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-posts.versions')}
      description={text(isUnsaved ? 'admin-posts.versions.unsaved' : 'admin-posts.versions.text')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={640}
    >
      {!versions && !isError && <Skeleton className="h-40" />}
      {isError && <p role="alert">{text('shell.error.text')}</p>}
      {versions?.length === 0 && <p>{text('admin-posts.versions.none')}</p>}
      <ul className="grid gap-3">
        {versions?.map(({ id, title, writtenAt, replacedAt, replacedBy, length }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-sm text-muted">
                {text('admin-posts.version.written', { moment: moment(writtenAt) })}
                <br />
                {text('admin-posts.version.replaced', { moment: moment(replacedAt), name: replacedBy })}
                <br />
                {text('admin-posts.version.length', { count: formatNumber(length, text.language) })}
              </p>
            </div>
            <Button
              tone="secondary"
              size="sm"
              disabled={isUnsaved}
              loading={isPending && variables === id}
              onClick={() => mutate(id)}
              aria-label={text('admin-posts.version.restoreOf', { moment: moment(writtenAt) })}
            >
              {text('admin-posts.version.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
