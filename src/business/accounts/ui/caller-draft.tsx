import { useState } from 'react'
import { keepInSession, recallFromSession, removeFromSession } from '#client/session-store.ts'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What is typed of a form for one caller. */
type CallerDraft = {
  /** What was typed for them before; null where there is nothing. */
  readonly kept: unknown
  /** How often it was begun anew: the key of a form whose fields keep what is typed themselves. */
  readonly turn: number
  /** Keeps it for this tab, over a reload; null for nothing. */
  readonly keep: (typed: unknown) => void
  readonly startAfresh: () => void
}

/**
 * Keeps what staff type for whoever is on the phone, by form and by caller: the next caller's form has nothing of theirs. `caller` says whom it
 * is for (a request, a quote, what was searched for), null for somebody who is not known yet.
 */
export function useCallerDraft(form: string, caller: string | null): CallerDraft {
  const name = `${form} for ${caller ?? 'nobody known'}`
  const [begun, begin] = useState(() => ({ name, kept: recallFromSession(name), turn: 0 }))
  const current = begun.name === name ? begun : { name, kept: recallFromSession(name), turn: begun.turn + 1 }
  if (current !== begun) begin(current)
  return {
    kept: current.kept,
    turn: current.turn,
    keep: (typed) => (typed === null ? removeFromSession(name) : keepInSession(name, typed)),
    startAfresh: () => {
      removeFromSession(name)
      begin({ name, kept: null, turn: current.turn + 1 })
    },
  }
}

/** Says that a form stands as it was left, and begins it anew. */
export function ResumedDraft({ onStartAfresh }: { readonly onStartAfresh: () => void }) {
  const text = useText()
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-card bg-sun-soft px-3">
      <Icon name="info" className="size-5" />
      <span className="font-semibold">{text('admin.draft.resumed')}</span>
      <button type="button" className="link ml-auto min-h-11" onClick={onStartAfresh}>
        {text('admin.draft.afresh')}
      </button>
    </p>
  )
}
