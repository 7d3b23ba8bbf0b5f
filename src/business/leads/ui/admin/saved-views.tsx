import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import type { LeadTrack } from '../../lead.ts'
import type { SavedView } from '../../saved-view.ts'
import { addressOfView, questionOf } from './inbox-filter.ts'
import { savedViewsQuery } from './lead-queries.ts'

const alls = { sales: 'admin-leads.view.all', jobs: 'admin-leads.job.view.all' } as const

/** The views of a track, in one list that says which is open and whether the filter has left it; nothing while there is none. */
export function SavedViews({ track }: { track: LeadTrack }) {
  const text = useText()
  const { views, open, state, show } = useViews(track)
  if (!views || views.length === 0) return null
  return (
    <Field label={text('admin-leads.view.choose')} hideLabel className="min-w-0">
      <Select
        value={open ? String(open.id) : state}
        onChange={({ target }) => show(views.find(({ id }) => String(id) === target.value) ?? null)}
        className={open ? 'font-semibold' : ''}
        options={[
          { value: 'all', label: text(alls[track]) },
          ...(state === 'unsaved' ? [{ value: state, label: text('admin-leads.view.unsaved') }] : []),
          ...views.map((view) => ({
            value: String(view.id),
            label: labelOf(view, view === open && state === 'changed', text),
          })),
        ]}
      />
    </Field>
  )
}

/** Where the list stands: at a view, at one that the filter has left, at a filter without a name, or at everything. */
type ViewState = 'open' | 'changed' | 'unsaved' | 'all'

/** The views of a track, what the address has of them, and whether it has one to be saved or changed. */
export function useViews(track: LeadTrack) {
  const [address, setAddress] = useSearchParams()
  const { data: views } = useQuery(savedViewsQuery(track))
  const query = questionOf(address)
  const open = views && openView(views, address, query)
  const without: ViewState = query === '' ? 'all' : 'unsaved'
  const state: ViewState = !open ? without : open.query === query ? 'open' : 'changed'
  const show = (view: SavedView | null) => setAddress(addressOfView(address, view))
  const isSaved = state === 'open' || state === 'all'
  const change = !isSaved ? 'save' : open?.mayChange ? 'edit' : null
  return { views, query, open, state, show, change } as const
}

/** The view that an address names, else the one that asks the same. */
function openView(views: readonly SavedView[], address: URLSearchParams, query: string): SavedView | undefined {
  const named = views.find(({ id }) => String(id) === address.get('saved'))
  return named ?? (query === '' ? undefined : views.find((view) => view.query === query))
}

function labelOf(view: SavedView, isChanged: boolean, text: Text): string {
  const name = isChanged ? text('admin-leads.view.changed', { name: view.name }) : view.name
  if (!view.isShared) return name
  if (view.isMine || view.makerName === null) return text('admin-leads.view.shared', { name })
  return text('admin-leads.view.of', { name, maker: view.makerName })
}
