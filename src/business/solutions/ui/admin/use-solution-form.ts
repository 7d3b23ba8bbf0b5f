import { useMe } from '#business/accounts/ui/me.tsx'
import { useRecordDialog, type RecordDialogForm } from '#design/form/record-dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import { parse } from '#kernel/parse.ts'
import {
  solutionErrorKey,
  solutionFieldsSchema,
  type ListedSolutionRecord,
  type SolutionRecord,
} from '../../solution-record.ts'
import { blankSolution, draftOf, tabOf, twinOf, type SolutionDraft, type SolutionTab } from './solution-draft.ts'
import { queryOptions } from '@tanstack/react-query'
import type { ProvenSolution } from '../../proven-solution.ts'

export type SolutionForm = RecordDialogForm<SolutionRecord, SolutionDraft, SolutionTab>

/** The fields of the dialog, of a new one as it is `begun`; what is blank is said at once, the rest by the server. */
export function useSolutionForm(
  known: SolutionRecord | null,
  onSaved: () => void,
  begun?: SolutionDraft,
): SolutionForm {
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
    languageOf: (field: string) => twinOf(field)?.language ?? null,
    faultsOf,
    words: {
      created: text('admin-solutions.created'),
      updated: text('admin-solutions.updated'),
      createFailed: text('admin-solutions.createFailed'),
      updateFailed: text('admin-solutions.updateFailed'),
    },
  }
  return useRecordDialog(kind, known, onSaved, begun)
}

export const solutionRecordsPath = '/api/admin/proven-solutions'

/** Every solution of staff, drafts included, the newest first. */
export const solutionRecordsQuery = () => queryOptions<ListedSolutionRecord[]>({ queryKey: [solutionRecordsPath] })

/** The case studies that come with the site. */
export const sampleSolutionsQuery = () =>
  queryOptions<ProvenSolution[]>({ queryKey: [`${solutionRecordsPath}/samples`], staleTime: Infinity })
