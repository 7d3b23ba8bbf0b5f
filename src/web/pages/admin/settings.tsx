import { SettingsOverview } from '#business/company/ui/admin/settings/settings-overview.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-settings'] as const
export const title = 'admin-settings.heading'

/** What the site says of the company, by group. */
export default function SettingsPage() {
  const text = useText()
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-3xl">{text('admin-settings.heading')}</h1>
        <p className="mt-1 max-w-2xl text-muted">{text('admin-settings.text')}</p>
      </div>
      <SettingsOverview />
    </div>
  )
}
