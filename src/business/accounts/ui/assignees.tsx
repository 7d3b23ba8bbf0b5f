import { queryOptions, useQuery } from '@tanstack/react-query'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Assignee } from '../assignee.ts'

/** The kinds of work that are given to somebody, as their addresses name them. */
type Work = 'leads' | 'applications'

/** Who can be given work. */
export const assigneesQuery = (work: Work) =>
  queryOptions<Assignee[]>({ queryKey: [`/api/admin/${work}/assignees`], staleTime: 60_000 })

type OwnerFieldProps = {
  readonly work: Work
  /** Whose it is now: also somebody who may no longer do it. */
  readonly owner: { readonly assigneeId: string | null; readonly assigneeName: string | null }
  readonly error: string | undefined
}

/** Whose a piece of work is; its field is `assigneeId`. */
export function OwnerField({ work, owner: { assigneeId, assigneeName }, error }: OwnerFieldProps) {
  const text = useText()
  const { data = [] } = useQuery(assigneesQuery(work))
  const known = data.map(({ id, name }) => ({ value: id, label: name }))
  const gone = assigneeId && !known.some(({ value }) => value === assigneeId)
  const owners = gone ? [...known, { value: assigneeId, label: assigneeName ?? '' }] : known
  return (
    <Field label={text('admin.owner')} error={error}>
      <Select
        key={owners.length}
        name="assigneeId"
        defaultValue={assigneeId ?? ''}
        placeholder={text('admin.owner.none')}
        options={owners}
      />
    </Field>
  )
}
