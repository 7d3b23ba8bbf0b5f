import { useEffect, useState } from 'react'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'

/** A record as it was read: what is typed over, and the version that is saved over (null or undefined for a new one). */
export type Version<Draft> = { readonly draft: Draft; readonly updatedAt: string | null | undefined }

/** What somebody had typed and not saved when the browser went away, over which version, and when (milliseconds since 1970). */
type KeptDraft<Draft> = { readonly draft: Draft; readonly base: Version<Draft>; readonly at: number }

type Typed<Draft> = {
  readonly draft: Draft
  readonly base: Version<Draft>
  readonly isUnsaved: boolean
  readonly resume: (draft: Draft, over: Version<Draft>) => void
}

export type Recovery = {
  /** When it was typed that was found here and not saved, until somebody decides on it. */
  readonly foundAt: number | null
  readonly takeFound: () => void
  readonly dropFound: () => void
  /** Drops what is typed, from the browser's memory too. */
  readonly discard: () => void
}

/** Keeps what is typed in the browser under `key` (undefined: nowhere) while it is not saved, and finds it again there. */
export function useKeptDraft<Draft>(key: string | undefined, typed: Typed<Draft>): Recovery {
  const { draft, base, isUnsaved, resume } = typed
  const [found, setFound] = useState(() => {
    const kept = key ? readDraft<Draft>(key, base.draft) : null
    return kept && JSON.stringify(kept.draft) !== JSON.stringify(base.draft) ? kept : null
  })
  useEffect(() => {
    if (!key) return
    if (isUnsaved) storeDraft(key, { draft, base, at: Date.now() })
    else if (!found) removeDraft(key)
  }, [key, draft, base, isUnsaved, found])
  return {
    foundAt: found && found.at,
    takeFound: () => {
      if (found) resume(found.draft, found.base)
      setFound(null)
    },
    dropFound: () => setFound(null),
    discard: () => key && removeDraft(key),
  }
}

/** Asks whether to go on with what was found. */
export function RecoveredDraft({ form: { foundAt, takeFound, dropFound } }: { form: Recovery }) {
  const text = useText()
  if (foundAt === null) return null
  return (
    <Banner tone="info" title={text('admin.found', { moment: formatLocalMoment(new Date(foundAt), text.language) })}>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button size="sm" onClick={takeFound}>
          {text('admin.found.take')}
        </Button>
        <Button tone="secondary" size="sm" onClick={dropFound}>
          {text('admin.found.drop')}
        </Button>
      </p>
    </Banner>
  )
}

/** What was kept; null where there is nothing, or nothing that this form can show: it is of the shape of `like`. */
function readDraft<Draft>(key: string, like: Draft): KeptDraft<Draft> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft<Draft> | null
    const isOurs = kept && typeof kept.at === 'number' && isLike(kept.draft, like) && isLike(kept.base.draft, like)
    return isOurs ? kept : null
  } catch {
    return null
  }
}

/** A browser that has no room left keeps nothing. */
function storeDraft(key: string, kept: KeptDraft<unknown>): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    removeDraft(key)
  }
}

function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Of the same kind, part by part; what is empty in one may be filled in the other. */
function isLike(value: unknown, like: unknown): boolean {
  if (value === null || like === null || value === undefined || like === undefined) return true
  if (typeof value !== typeof like || Array.isArray(value) !== Array.isArray(like)) return false
  if (typeof value !== 'object' || Array.isArray(value)) return true
  const parts: ReadonlyMap<string, unknown> = new Map(Object.entries(value))
  return Object.entries(like).every(([name, part]) => isLike(parts.get(name), part))
}
