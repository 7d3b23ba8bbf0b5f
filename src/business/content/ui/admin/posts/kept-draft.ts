import { blankPost, postFieldNames, type PostDraft } from './post-draft.ts'

/** What somebody had typed and not saved when the browser went away. */
export type KeptDraft = {
  readonly draft: PostDraft
  /** Which version of the post it was begun on; undefined for a new one. */
  readonly updatedAt: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Where it is kept in the browser: by person and post. */
export const draftKey = (staffId: string, postId: number | 'new') => `post-draft:${staffId}:${postId}`

/** Reads what was kept; null where there is nothing, or nothing that can be read. */
export function readKeptDraft(key: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | null
    return kept && isDraft(kept.draft) && typeof kept.at === 'number' ? kept : null
  } catch {
    return null
  }
}

/** Keeps what is typed. A browser that has no room left keeps nothing. */
export function keepDraft(key: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    forgetDraft(key)
  }
}

export function forgetDraft(key: string): void {
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
