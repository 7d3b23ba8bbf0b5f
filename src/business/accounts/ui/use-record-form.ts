import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { reasonOf } from './field-errors.ts'
import { staleRecord } from './stale-record.ts'

/** What is wrong with a field, in words. */
export type Fault = { readonly path: string; readonly message: string }

/** How records of a kind are edited: `Draft` is what is typed, `Tab` the part of the dialog that a field stands in. */
export type RecordKind<Saved, Draft, Tab> = {
  /** New ones are posted here; one is put under its id. */
  readonly path: string
  readonly blank: Draft
  readonly draftOf: (record: Saved) => Draft
  readonly bodyOf: (draft: Draft) => object
  readonly firstTab: Tab
  readonly tabOf: (field: string) => Tab
  /** What can be said at once of what the server would refuse, in its words. */
  readonly faultsOf: (draft: Draft) => readonly Fault[]
  /** What messages say under "Success" and "Error". */
  readonly words: Readonly<Record<'created' | 'updated' | 'createFailed' | 'updateFailed', string>>
}

export type RecordForm<Saved, Draft, Tab> = {
  readonly draft: Draft
  readonly set: (changes: Partial<Draft>) => void
  /** What is wrong with a field, or with a part of it. */
  readonly faultOf: (field: string) => string | undefined
  readonly isWrong: (tab: Tab) => boolean
  readonly isUnsaved: boolean
  readonly isSaving: boolean
  /** Saves over the version that was read, or over the one of `updatedAt`. */
  readonly submit: (updatedAt?: string) => void
  readonly tab: Tab
  readonly setTab: (tab: Tab) => void
  /** What somebody else saved meanwhile. */
  readonly theirs: Saved | null
  /** Goes on from it. */
  readonly takeTheirs: () => void
  /** Goes on with one's own. */
  readonly dismissTheirs: () => void
}

const faultsIn = (error: unknown): readonly Fault[] => (error instanceof ApiError ? (error.problem?.errors ?? []) : [])

/** The fields of a record's dialog, what is wrong with them, and saving them; `known` is the record that is edited. */
export function useRecordForm<Saved extends { readonly id: number; readonly updatedAt: string }, Draft, Tab>(
  { path, blank, draftOf, bodyOf, firstTab, tabOf, faultsOf, words }: RecordKind<Saved, Draft, Tab>,
  known: Saved | null,
  onSaved: () => void,
): RecordForm<Saved, Draft, Tab> {
  const text = useText()
  const client = useQueryClient()
  const [base, setBase] = useState(known)
  const [draft, setDraft] = useState(known ? draftOf(known) : blank)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [tab, setTab] = useState(firstTab)
  const [theirs, setTheirs] = useState<Saved | null>(null)

  const save = useMutation({
    mutationFn: (updatedAt: string | undefined) =>
      known
        ? sendJson<Saved>('PUT', `${path}/${known.id}`, { ...bodyOf(draft), updatedAt })
        : sendJson<Saved>('POST', path, bodyOf(draft)),
    onSuccess: async () => {
      toast({ title: text('admin.success'), description: known ? words.updated : words.created })
      onSaved()
      await client.invalidateQueries({ queryKey: [path] })
    },
    onError: (error) => {
      const current = staleRecord<Saved>(error)
      setTheirs(current)
      if (!current) refuse(faultsIn(error), reasonOf(error, known ? words.updateFailed : words.createFailed))
    },
  })

  function refuse(found: readonly Fault[], description: string) {
    const [first] = found
    setFaults(found)
    if (first && !found.some((fault) => tabOf(fault.path) === tab)) setTab(() => tabOf(first.path))
    toast({ title: text('admin.failure'), description, tone: 'error' })
  }

  function submit(updatedAt = base?.updatedAt) {
    const found = faultsOf(draft)
    const [first] = found
    if (first) return refuse(found, first.message)
    setFaults([])
    return save.mutate(updatedAt)
  }

  return {
    draft,
    set: (changes) => setDraft((now) => ({ ...now, ...changes })),
    faultOf: (field) => faults.find((fault) => fault.path === field || fault.path.startsWith(`${field}.`))?.message,
    isWrong: (which) => faults.some((fault) => tabOf(fault.path) === which),
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(base ? draftOf(base) : blank),
    isSaving: save.isPending,
    submit,
    tab,
    setTab: (next) => setTab(() => next),
    theirs,
    takeTheirs: () => {
      setBase(theirs)
      if (theirs) setDraft(draftOf(theirs))
      setTheirs(null)
    },
    dismissTheirs: () => setTheirs(null),
  }
}
