import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureOf } from '#design/form/field-errors.ts'
import { useRecordForm } from '#design/form/use-record-form.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminPost } from '../../admin-post.ts'
import { blankPost, draftOf, isSameDraft, withTitle, type PostDraft, postFieldNames } from './post-draft.ts'
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
  const key = draftKey(useMe()?.id ?? '', known?.id ?? 'new')
  const form = useRecordForm<AdminPost, PostDraft>({
    known: known ? versionOf(known) : { draft: blankPost, updatedAt: undefined },
    begun,
    versionOf,
    save: (draft, updatedAt) =>
      known
        ? sendJson<AdminPost>('PUT', `${postsPath}/${known.id}`, { ...draft, updatedAt })
        : sendJson<AdminPost>('POST', postsPath, draft),
    faultsOf: ({ title }) => (title.trim() === '' ? [{ path: 'title', message: text('admin-posts.error.title') }] : []),
    onSaved: async () => {
      clearDraft(key)
      toast({
        title: text('admin-posts.success'),
        description: text(known ? 'admin-posts.updated' : 'admin-posts.created'),
      })
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
  const { draft, base, isUnsaved } = form
  const [found, setFound] = useState(() => {
    const kept = readKeptDraft(key)
    return kept && !isSameDraft(kept.draft, base.draft) ? kept : null
  })

  useEffect(() => {
    if (isUnsaved) keepDraft(key, { draft, updatedAt: base.updatedAt, at: Date.now() })
    else if (!found) clearDraft(key)
  }, [key, draft, base, isUnsaved, found])

  return {
    ...form,
    setTitle: (title: string) => form.set((now) => withTitle(now, title), 'title'),
    failure: failureOf(form.error, text('shell.error.text')),
    /** What was typed here before and not saved, until somebody decides on it. */
    found,
    takeFound: () => {
      if (!found) return
      form.resume(found.draft, found.updatedAt)
      setFound(null)
    },
    dropFound: () => setFound(null),
    /** Drops what is typed, from the browser's memory too. */
    discard: () => clearDraft(key),
  }
}

/** What somebody had typed and not saved when the browser went away. */
type KeptDraft = {
  readonly draft: PostDraft
  /** Which version of the post it was begun on; none for a new one. */
  readonly updatedAt: string | null | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Where it is kept in the browser: by person and post. */
const draftKey = (staffId: string, postId: number | 'new') => `post-draft:${staffId}:${postId}`

/** Reads what was kept; null where there is nothing, or nothing that can be read. */
function readKeptDraft(key: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | null
    return kept && isDraft(kept.draft) && typeof kept.at === 'number' ? kept : null
  } catch {
    return null
  }
}

/** Keeps what is typed. A browser that has no room left keeps nothing. */
function keepDraft(key: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    clearDraft(key)
  }
}

function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

const nullable: ReadonlySet<string> = new Set(['thumbnailUrl', 'videoUrl', 'originalUrl', 'publishedAt'])

function isDraft(value: unknown): value is PostDraft {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Readonly<Record<string, unknown>>
  return postFieldNames.every((name) => {
    const field = fields[name]
    return (
      (nullable.has(name) && (field === null || typeof field === 'string')) || typeof field === typeof blankPost[name]
    )
  })
}
