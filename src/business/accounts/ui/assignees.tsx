import { queryOptions, useQuery } from '@tanstack/react-query'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Field } from '#design/field.tsx'
import { Select, type SelectOption } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ownOrFree, type Assignee } from '../assignee.ts'
import { useMe } from './me.tsx'

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

type GiveMenuProps = {
  readonly work: Work
  /** Whose it is now; undefined of several. */
  readonly assigneeId?: string | null
  readonly disabled?: boolean
  readonly onGive: (assigneeId: string | null) => void
}

/** Gives a piece of work to somebody, or to nobody, at once. */
export function GiveMenu({ work, assigneeId, disabled = false, onGive }: GiveMenuProps) {
  const text = useText()
  const { data = [] } = useQuery(assigneesQuery(work))
  return (
    <MenuButton
      label={text('admin.give')}
      disabled={disabled}
      items={[
        ...data
          .filter(({ id }) => id !== assigneeId)
          .map(({ id, name }) => ({ key: id, label: name, onChoose: () => onGive(id) })),
        assigneeId !== null && { key: 'nobody', label: text('admin.owner.none'), onChoose: () => onGive(null) },
      ]}
    />
  )
}

/** To whom a piece of work can belong, and whoever is asked for: an address may name somebody whose account is gone. */
export function useOwners(work: Work, asked: string | null): readonly SelectOption[] {
  const text = useText()
  const me = useMe()
  const { data } = useQuery(assigneesQuery(work))
  const others = (data ?? []).filter(({ id }) => id !== me?.id).map(({ id, name }) => ({ value: id, label: name }))
  const owners = [
    { value: 'me', label: text('admin.owner.me') },
    { value: 'none', label: text('admin.owner.none') },
    { value: ownOrFree, label: text('admin.owner.meOrNone') },
    ...others,
  ]
  const isKnown = !data || !asked || owners.some(({ value }) => value === asked)
  return isKnown ? owners : [...owners, { value: asked, label: text('admin.owner.gone') }]
}

/** Whose a record of a list is. */
export function OwnerName({ name }: { readonly name: string | null }) {
  const text = useText()
  return (
    <span className={`block text-sm wrap-anywhere ${name ? '' : 'text-muted'}`}>
      {name ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{text('admin.owner.none')}</span>
        </>
      )}
    </span>
  )
}
