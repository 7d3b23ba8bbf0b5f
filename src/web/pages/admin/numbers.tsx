import { AnalyticsView } from '#business/analytics/ui/admin/numbers-view.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-numbers', 'admin-leads', 'leads'] as const
export const title = 'admin.menu.numbers'

/** What visitors ask for, in numbers. */
export default function NumbersPage() {
  const text = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h1 className="text-3xl">{text('admin-numbers.title')}</h1>
        <p className="mt-1 text-muted">{text('admin-numbers.text')}</p>
      </div>
      <AnalyticsView />
    </div>
  )
}
