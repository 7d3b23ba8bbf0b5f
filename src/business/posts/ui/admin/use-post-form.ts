import { useQueryClient } from '@tanstack/react-query'
import { failureOf } from '#design/form/field-errors.ts'
import { useRecordForm } from '#design/form/use-record-form.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { sendJson } from '#client/send.ts'
import { toast, type ToastMessage } from '#design/toast.ts'
import { formatLocalMoment } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { publicationOf, type AdminPost } from '../../admin-post.ts'
import { blankPost, draftOf, lackingOf, withTitle, type PostDraft } from './post-draft.ts'
import { postsPath, refreshPosts } from './post-queries.ts'

export type PostFormState = ReturnType<typeof usePostForm>

const versionOf = (post: AdminPost) => ({ draft: draftOf(post), updatedAt: post.updatedAt })

/**
 * The fields of the dialog, kept through a crash, what is wrong with them, and saving them; `known`: the post that is edited,
 * `begun`: what a new one begins with.
 */
export function usePostForm(known: AdminPost | null, onSaved: () => void, begun?: PostDraft) {
  const text = useText()
  const client = useQueryClient()
  const me = useMe()
  const form = useRecordForm<AdminPost, PostDraft>({
    // Whoever writes it has written it, unless they say otherwise.
    known: known ? versionOf(known) : { draft: { ...blankPost, author: me?.name ?? '' }, updatedAt: undefined },
    begun,
    versionOf,
    keepAs: `${me?.id} ${postsPath}/${known?.id ?? 'new'}`,
    save: (draft, updatedAt) =>
      known
        ? sendJson<AdminPost>('PUT', `${postsPath}/${known.id}`, { ...draft, updatedAt })
        : sendJson<AdminPost>('POST', postsPath, draft),
    faultsOf: (draft) => [
      ...(draft.title.trim() === '' ? [{ path: 'title', message: text('admin-posts.error.title') }] : []),
      ...(draft.isPublished && !known?.isPublished && lackingOf(draft).includes('admin-posts.toPublish.body')
        ? [{ path: 'content', message: text('admin-posts.error.body') }]
        : []),
    ],
    onSaved: async (saved) => {
      toast(savedWords(text, known, saved))
      onSaved()
      await refreshPosts(client)
    },
    onRefused: (_, error) =>
      // What is found here is told by the field itself.
      error &&
      toast({
        tone: 'error',
        title: text('admin-posts.error'),
        description: text(known ? 'admin-posts.updateFailed' : 'admin-posts.createFailed'),
      }),
  })
  return {
    ...form,
    /** Whether visitors may see what is stored. */
    isPublished: form.base.draft.isPublished,
    saveAs: (isPublished: boolean) => {
      form.set({ isPublished })
      form.submit()
    },
    setTitle: (title: string) => form.set((now) => withTitle(now, title), 'title'),
    failure: failureOf(form.error, text('shell.error.text')),
  }
}

/** What a save has done, for whoever reads the site. */
function savedWords(text: Text, known: AdminPost | null, saved: AdminPost): ToastMessage {
  const done = (description: string) => ({ title: text('admin-posts.success'), description })
  // By the clock of the server, which may be ahead.
  const now = new Date(Math.max(Date.now(), Date.parse(saved.updatedAt)))
  const was = known ? publicationOf(known, now) : 'draft'
  const is = publicationOf(saved, now)
  if (is === 'scheduled' && saved.publishedAt)
    return done(text('admin-posts.scheduled', { when: formatLocalMoment(new Date(saved.publishedAt), text.language) }))
  if (is === 'published' && (was !== 'published' || !known)) return done(text('admin-posts.online'))
  if (was === 'scheduled' && is === 'draft') return done(text('admin-posts.unscheduled'))
  if (was === 'published' && is === 'draft') return done(text('admin.unpublished'))
  if (is === 'draft') return { title: text('admin.draftSaved') }
  return done(text('admin-posts.updated'))
}
