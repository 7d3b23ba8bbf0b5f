import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useForm, useWatch, type FieldErrors, type Path, type PathValue } from 'react-hook-form'
import { tellsOfEnd } from '#client/api-error.ts'
import { faultsIn, staleRecord, type Fault } from './field-errors.ts'
import { useKeptDraft, type Recovery, type Version } from './kept-draft.tsx'
import { mergeDrafts } from './merge-drafts.ts'
import { showFirstFault } from './show-first-fault.ts'

type RecordRules<Saved, Draft> = {
  readonly known: Version<Draft>
  /** What is typed at first, where that is not what is known. */
  readonly begun?: Draft | undefined
  readonly versionOf: (saved: Saved) => Version<Draft>
  /** Under which name the browser keeps what is typed, through a crash: of a person and a record. */
  readonly keepAs?: string
  readonly save: (draft: Draft, updatedAt: string | null | undefined) => Promise<Saved>
  /** What can be said at once of what the server would refuse, in its words. */
  readonly faultsOf: (draft: Draft) => readonly Fault[]
  readonly onSaved: (saved: Saved) => unknown
  /** What is wrong, found here (`error` is null) or told by the server; never that somebody else saved first. */
  readonly onRefused?: (faults: readonly Fault[], error: unknown) => void
}

export type RecordForm<Saved, Draft> = Recovery & {
  readonly draft: Draft
  /** Changes fields, or the whole; what was wrong with those, or with the field `changed`, is no longer told. */
  readonly set: (changes: Partial<Draft> | ((now: Draft) => Draft), changed?: string) => void
  readonly faults: readonly Fault[]
  /** What is wrong with a field, or with a part of it. */
  readonly faultOf: (field: string) => string | undefined
  /** How often something wrong was found; see {@link useFirstFault}. */
  readonly refusals: number
  /** Why saving failed. */
  readonly error: unknown
  readonly isUnsaved: boolean
  readonly isSaving: boolean
  /** Saves over the version that was read, or over the one of `updatedAt`. */
  readonly submit: (updatedAt?: string | null) => void
  /** Goes on from another version; without one, from the one that was read. */
  readonly begin: (version?: Version<Draft>) => void
  /** The version that is edited. */
  readonly base: Version<Draft>
  /** What somebody else saved meanwhile. */
  readonly theirs: Saved | null
  /** Goes on from it. */
  readonly takeTheirs: () => void
  /** Goes on with one's own. */
  readonly dismissTheirs: () => void
}

/**
 * What staff type over a record, what is wrong with it, and saving it: nobody's change is overwritten unseen; changes of two people to
 * different fields are both saved. Every form of the back office that edits a record.
 */
export function useRecordForm<Saved, Draft>(rules: RecordRules<Saved, Draft>): RecordForm<Saved, Draft> {
  type Values = { draft: Draft }
  const { known, begun, versionOf, faultsOf, onSaved, onRefused } = rules
  const [base, setBase] = useState(known)
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const [refusals, setRefusals] = useState(0)
  const at = 'draft' as Path<Values>
  const form = useForm<Values>({ defaultValues: { draft: begun ?? known.draft } as never })
  const draft = useWatch({ control: form.control, name: at }) as Draft
  const faults = errorsUnder((form.formState.errors as { draft?: FieldErrors }).draft)

  const tell = (found: readonly Fault[], error: unknown) => {
    for (const { path, message } of found)
      form.setError(`${at}.${path}` as Path<Values>, { type: 'refused', message }, { shouldFocus: false })
    onRefused?.(found, error)
    setRefusals((times) => times + 1)
  }
  const save = useMutation({
    mutationFn: (updatedAt: string | null | undefined) => rules.save(form.getValues(at) as Draft, updatedAt),
    onSuccess: (saved) => {
      kept.discard()
      return onSaved(saved)
    },
    onError: (error): void => {
      const current = staleRecord<Saved>(error)
      if (!current) {
        setTheirs(null)
        tell(faultsIn(error), error)
        return
      }
      // What only one of the two changed needs nobody's decision.
      const version = versionOf(current)
      const merged = mergeDrafts(base.draft, form.getValues(at), version.draft)
      write(merged.draft as Draft)
      setTheirs(merged.isClean ? null : current)
      if (!merged.isClean) return
      setBase(version)
      save.mutate(version.updatedAt)
    },
  })
  const write = (next: Draft) => form.setValue(at, next as PathValue<Values, Path<Values>>)
  const begin = (version = base) => {
    setBase(version)
    write(version.draft)
    form.clearErrors()
    setTheirs(null)
    save.reset()
  }
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(base.draft)
  const resume = (next: Draft, over: Version<Draft>) => {
    setBase(over)
    write(next)
  }
  const kept = useKeptDraft(rules.keepAs && `draft:${rules.keepAs}`, { draft, base, isUnsaved, resume })
  return {
    ...kept,
    draft,
    set: (changes, changed) => {
      const now = form.getValues(at) as Draft
      const isWhole = typeof changes === 'function'
      write(isWhole ? changes(now) : { ...now, ...changes })
      for (const name of isWhole ? [changed ?? ''] : Object.keys(changes))
        if (name) form.clearErrors(`${at}.${name}` as Path<Values>)
    },
    faults,
    faultOf: (field) => faults.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message,
    refusals,
    // Whoever signs in again over it goes on as if nothing had been.
    error: theirs || tellsOfEnd(save.error) ? null : save.error,
    isUnsaved,
    isSaving: save.isPending,
    submit: (updatedAt = base.updatedAt) => {
      const found = faultsOf(form.getValues(at) as Draft)
      form.clearErrors()
      if (found.length > 0) tell(found, null)
      else save.mutate(updatedAt)
    },
    begin,
    base,
    theirs,
    takeTheirs: () => theirs && begin(versionOf(theirs)),
    dismissTheirs: () => {
      setTheirs(null)
      save.reset()
    },
  }
}

/** Brings the first field that is wrong, of those that stand in front, to the focus and into sight each time that something is refused. */
export function useFirstFault(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) showFirstFault(form.current ?? undefined)
  }, [refusals])
  return form
}

/** The errors of a part of a form, each with its path. */
function errorsUnder(errors: FieldErrors | undefined, path = ''): Fault[] {
  return Object.entries(errors ?? {}).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null) return []
    const its = path === '' ? name : `${path}.${name}`
    if (typeof error.type === 'string' && typeof error.message === 'string')
      return [{ path: its, message: error.message }]
    return errorsUnder(error as FieldErrors, its)
  })
}
