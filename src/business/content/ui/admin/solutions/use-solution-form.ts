import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorOf, reasonOf } from '#business/accounts/ui/field-errors.ts'
import { staleRecord } from '#business/accounts/ui/stale-record.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { parse } from '#kernel/parse.ts'
import { solutionErrorKey } from '../../../solutions/solution-errors.ts'
import { solutionFieldsSchema, type SolutionRecord } from '../../../solutions/solution-record.ts'
import {
  blankSolution,
  draftOf,
  solutionFieldNames,
  tabOf,
  type SolutionDraft,
  type SolutionTab,
} from './solution-draft.ts'
import { solutionRecordsPath, solutionRecordsQuery } from './solution-records-query.ts'

export type SolutionForm = ReturnType<typeof useSolutionForm>

/** The fields of the dialog, what is wrong with them, and saving them; `known` is the solution that is edited. */
export function useSolutionForm(known: SolutionRecord | null, onSaved: () => void) {
  const text = useText()
  const client = useQueryClient()
  const [base, setBase] = useState(known)
  const [draft, setDraft] = useState<SolutionDraft>(known ? draftOf(known) : blankSolution)
  const [blanks, setBlanks] = useState<Readonly<Record<string, string>>>({})
  const [tab, setTab] = useState<SolutionTab>('basic')
  const [theirs, setTheirs] = useState<SolutionRecord | null>(null)

  const save = useMutation({
    mutationFn: (updatedAt: string | undefined) =>
      known
        ? sendJson<SolutionRecord>('PUT', `${solutionRecordsPath}/${known.id}`, { ...draft, updatedAt })
        : sendJson<SolutionRecord>('POST', solutionRecordsPath, draft),
    onSuccess: async () => {
      const description = text(known ? 'admin-solutions.updated' : 'admin-solutions.created')
      toast({ title: text('admin-solutions.success'), description })
      onSaved()
      await client.invalidateQueries({ queryKey: solutionRecordsQuery().queryKey })
    },
    onError: (error) => {
      const current = staleRecord<SolutionRecord>(error)
      setTheirs(current)
      if (!current) fail(reasonOf(error, text(known ? 'admin-solutions.updateFailed' : 'admin-solutions.createFailed')))
      const wrong = solutionFieldNames.find((name) => errorOf(error, name))
      if (wrong) setTab(tabOf(wrong))
    },
  })

  const fail = (description: string) => toast({ title: text('admin-solutions.failure'), description, tone: 'error' })

  /** Says at once what is blank, in the words that the server has for it; everything else it says itself. */
  function submit(updatedAt = base?.updatedAt) {
    const parsed = parse(solutionFieldsSchema, draft)
    const errors = parsed.ok ? [] : (parsed.problem.errors ?? [])
    const blank = errors.flatMap(({ path, code }) => {
      const key = solutionErrorKey(path, code)
      return key ? [[path, text(key)] as const] : []
    })
    setBlanks(Object.fromEntries(blank))
    const [first] = blank
    if (!first) return save.mutate(updatedAt)
    setTab(tabOf(first[0]))
    return fail(first[1])
  }

  return {
    draft,
    set: (changes: Partial<SolutionDraft>) => setDraft((now) => ({ ...now, ...changes })),
    faultOf: (field: keyof SolutionDraft) => blanks[field] ?? errorOf(save.error, field),
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(base ? draftOf(base) : blankSolution),
    isSaving: save.isPending,
    submit,
    tab,
    setTab,
    /** What somebody else saved meanwhile. */
    theirs,
    /** Goes on from it. */
    takeTheirs: () => {
      setBase(theirs)
      if (theirs) setDraft(draftOf(theirs))
      setTheirs(null)
    },
    /** Goes on with one's own. */
    dismissTheirs: () => setTheirs(null),
  }
}
