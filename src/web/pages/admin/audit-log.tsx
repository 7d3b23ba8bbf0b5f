import { AuditLog } from '#business/accounts/ui/audit-log.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = [] as const
export const title = 'admin.menu.auditLog'

/** Who did what. */
export default function AuditLogPage() {
  const text = useText()
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-3xl">{text('admin.menu.auditLog')}</h1>
        <p className="mt-1 text-muted">{text('admin.audit.text')}</p>
      </div>
      <AuditLog />
    </div>
  )
}
