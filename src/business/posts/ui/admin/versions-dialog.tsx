import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RenderedBody } from '#business/markdown/ui/admin/editor/rendered-body.tsx'
import { sendJson } from '#client/send.ts'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { toast } from '#design/toast.ts'
import { formatList, formatLocalMoment, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { contentLanguages, languageTable } from '#kernel/language.ts'
import type { AdminPost, PostVersion } from '../../admin-post.ts'
import { fieldsIn, postFieldNames } from './post-draft.ts'
import { postsPath, postVersionQuery, postVersionsQuery, refreshPosts } from './post-queries.ts'

type VersionsDialogProps = {
  /** As it is stored now. */
  readonly post: AdminPost
  /** What is typed would be lost: nothing can be brought back then. */
  readonly isUnsaved: boolean
  readonly onRestored: () => void
  readonly onClose: () => void
}

/** What a post said before its last saves; any of it can be read and brought back, and what it replaces is kept in turn. */
export function VersionsDialog({ post, isUnsaved, onRestored, onClose }: VersionsDialogProps) {
  const text = useText()
  const client = useQueryClient()
  const [read, setRead] = useState<PostVersion | null>(null)
  const { data: versions, isError } = useQuery(postVersionsQuery(post.id))
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (versionId: number) =>
      sendJson<AdminPost>('POST', `${postsPath}/${post.id}/versions/${versionId}/restore`, {}),
    onSuccess: async () => {
      toast({ title: text('admin-posts.restored') })
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
  const written = ({ writtenAt, writtenBy: name }: PostVersion) =>
    name === null
      ? text('admin-posts.version.written', { moment: moment(writtenAt) })
      : text('admin-posts.version.writtenBy', { moment: moment(writtenAt), name })
  const restore = ({ id, writtenAt }: PostVersion) => (
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
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={read ? text('admin-posts.version.of', { moment: moment(read.writtenAt) }) : text('admin-posts.versions')}
      description={
        read ? written(read) : text(isUnsaved ? 'admin-posts.versions.unsaved' : 'admin-posts.versions.text')
      }
      closeLabel={text('shell.dialog.close')}
      maxWidth={760}
      footer={
        read && (
          <>
            <Button tone="quiet" size="sm" icon="arrow-left" onClick={() => setRead(null)}>
              {text('admin-posts.version.back')}
            </Button>
            {restore(read)}
          </>
        )
      }
    >
      {read && <VersionText key={read.id} post={post} versionId={read.id} />}
      {!read && !versions && !isError && <Skeleton className="h-40" />}
      {!read && isError && <p role="alert">{text('shell.error.text')}</p>}
      {!read && versions?.length === 0 && <p>{text('admin-posts.versions.none')}</p>}
      {!read && (
        <ul className="grid gap-3">
          {versions?.map((version) => (
            <li
              key={version.id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold wrap-anywhere">{version.title}</p>
                <p className="text-sm text-muted">
                  {written(version)}
                  <br />
                  {text('admin-posts.version.replaced', {
                    moment: moment(version.replacedAt),
                    name: version.replacedBy,
                  })}
                  <br />
                  {text('admin-posts.version.length', { count: formatNumber(version.length, text.language) })}
                </p>
              </div>
              <span className="flex gap-2">
                <Button
                  size="sm"
                  tone="quiet"
                  onClick={() => setRead(version)}
                  aria-label={text('admin-posts.version.readOf', { moment: moment(version.writtenAt) })}
                >
                  {text('admin-posts.version.read')}
                </Button>
                {restore(version)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** Without a control in it, what is long scrolls by keyboard only where it can have the focus. */
const reachable = { tabIndex: 0 }

/** A version as visitors would read it, in each language, below what of it is not as it is now. */
function VersionText({ post, versionId }: { post: AdminPost; versionId: number }) {
  const text = useText()
  const { data: version, isError } = useQuery(postVersionQuery(post.id, versionId))
  if (isError) return <p role="alert">{text('shell.error.text')}</p>
  if (!version) return <Skeleton className="h-96" />
  const differing = postFieldNames.filter((name) => version[name] !== post[name])
  const what = differing.map((name) => text(`admin-posts.field.${name}`))
  return (
    <div {...reachable} className="grid gap-6 rounded-control">
      <p className="rounded-control bg-sun-soft px-4 py-3">
        {what.length > 0
          ? text('admin-posts.version.differs', { what: formatList(what, text.language) })
          : text('admin-posts.version.same')}
      </p>
      {contentLanguages.map((language) => {
        const { title, excerpt, content } = fieldsIn[language]
        if (version[title] + version[excerpt] + version[content] === '') return null
        return (
          <section key={language} aria-label={languageTable[language].name} className="min-w-0">
            <p className="text-sm font-semibold text-muted">{languageTable[language].name}</p>
            <div lang={language} className="mt-2 grid gap-3">
              <h3 className="text-2xl wrap-anywhere">{version[title]}</h3>
              {version[excerpt] && <p className="text-lg text-muted">{version[excerpt]}</p>}
              <RenderedBody markdown={version[content]} language={language} />
            </div>
          </section>
        )
      })}
    </div>
  )
}
