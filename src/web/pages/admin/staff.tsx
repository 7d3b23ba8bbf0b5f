import { StaffList } from '#business/accounts/ui/staff-list.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = [] as const
export const title = 'admin.menu.staff'

/** Staff accounts. */
export default function StaffPage() {
  const text = useText()
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{text('admin.menu.staff')}</h1>
      <StaffList />
    </div>
  )
}
