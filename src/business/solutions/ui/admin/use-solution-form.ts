import { useMe } from '#business/accounts/ui/me.tsx'
import { useRecordDialog, type RecordDialogForm } from '#design/form/record-dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import { parse } from '#kernel/parse.ts'
import { solutionErrorKey, solutionFieldsSchema, type SolutionRecord } from '../../solution-record.ts'
import { blankSolution, draftOf, tabOf, type SolutionDraft, type SolutionTab } from './solution-draft.ts'
import { queryOptions } from '@tanstack/react-query'

export type SolutionForm = RecordDialogForm<SolutionRecord, SolutionDraft, SolutionTab>

/** The fields of the dialog; what is blank is said at once, the rest by the server. */
export function useSolutionForm(known: SolutionRecord | null, onSaved: () => void): SolutionForm {
  const text = useText()
  const faultsOf = (draft: SolutionDraft) => {
    const parsed = parse(solutionFieldsSchema, draft)
    const errors = parsed.ok ? [] : (parsed.problem.errors ?? [])
    return errors.flatMap(({ path, code }) => {
      const key = solutionErrorKey(path, code)
      return key ? [{ path, message: text(key) }] : []
    })
  }
  const kind = {
    path: solutionRecordsPath,
    typist: useMe()?.id,
    blank: blankSolution,
    draftOf,
    bodyOf: (draft: SolutionDraft) => draft,
    firstTab: 'basic' as SolutionTab,
    tabOf,
    faultsOf,
    words: {
      created: text('admin-solutions.created'),
      updated: text('admin-solutions.updated'),
      createFailed: text('admin-solutions.createFailed'),
      updateFailed: text('admin-solutions.updateFailed'),
    },
  }
  return useRecordDialog(kind, known, onSaved)
}

export const solutionRecordsPath = '/api/admin/proven-solutions'

/** Every solution of staff, drafts included, the newest first. */
export const solutionRecordsQuery = () => queryOptions<SolutionRecord[]>({ queryKey: [solutionRecordsPath] })
