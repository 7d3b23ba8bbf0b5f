import { CompareVersions } from '#business/accounts/ui/compare-versions.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { SolutionRecord } from '../../../solutions/solution-record.ts'
import { draftOf, solutionFieldNames, type SolutionDraft } from './solution-draft.ts'
import { useSolutionLabel } from './solution-text-field.tsx'
import type { SolutionForm } from './use-solution-form.ts'

/** One's own version of a solution beside what somebody else has saved meanwhile. */
export function CompareSolutions({ form, theirs }: { form: SolutionForm; theirs: SolutionRecord }) {
  const wordsOf = useFieldWords()
  const saved = draftOf(theirs)
  return (
    <CompareVersions
      fields={solutionFieldNames.map((name) => {
        const { label, value } = wordsOf(name)
        return { label, mine: value(form.draft), theirs: value(saved) }
      })}
      loading={form.isSaving}
      onKeepMine={() => form.submit(theirs.updatedAt)}
      onTakeTheirs={form.takeTheirs}
      onClose={form.dismissTheirs}
    />
  )
}

type FieldWords = { readonly label: string; readonly value: (draft: SolutionDraft) => string }

function useFieldWords(): (name: keyof SolutionDraft) => FieldWords {
  const text = useText()
  const label = useSolutionLabel()
  return (name) => {
    if (name === 'isPublished' || name === 'isFeatured') {
      const value = (draft: SolutionDraft) => text(draft[name] ? 'admin-solutions.yes' : 'admin-solutions.no')
      return { label: text(`admin-solutions.field.${name}`), value }
    }
    if (name === 'sector') {
      const value = ({ sector }: SolutionDraft) => text(`admin-solutions.sector.${sector}`)
      return { label: text('admin-solutions.field.sector'), value }
    }
    const title = name === 'imageUrl' ? text('admin-solutions.field.image') : label(name)
    return { label: title, value: (draft) => draft[name] }
  }
}
