import { LeadInbox } from '#business/leads/ui/admin/lead-inbox.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-leads', 'leads'] as const
export const title = 'admin.menu.leads'

/** What visitors ask. */
export default function LeadsPage() {
  const text = useText()
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-3xl">{text('admin-leads.title')}</h1>
        <p className="mt-1 text-muted">{text('admin-leads.text')}</p>
      </div>
      <LeadInbox />
    </div>
  )
}
