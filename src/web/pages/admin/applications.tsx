import { ApplicationList } from '#business/financing/ui/admin/application-list.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-applications', 'financing', 'tracking'] as const
export const title = 'admin.menu.applications'

/** Applications for financing. */
export default function ApplicationsPage() {
  const text = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-3xl">{text('admin.menu.applications')}</h1>
        <p className="mt-1 text-muted">{text('admin-applications.text')}</p>
      </div>
      <ApplicationList />
    </div>
  )
}
