import { PersonFinder } from '#business/privacy/ui/admin/person-finder.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-people', 'admin-leads', 'financing', 'tracking'] as const
export const title = 'admin.menu.people'

/** Everything about a person: shown, handed out, erased. */
export default function PeoplePage() {
  const text = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-3xl">{text('admin.menu.people')}</h1>
        <p className="mt-1 text-muted print:hidden">{text('admin-people.text')}</p>
      </div>
      <PersonFinder />
    </div>
  )
}
