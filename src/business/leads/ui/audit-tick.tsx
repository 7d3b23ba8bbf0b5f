import { useState } from 'react'
import { isAuditLeftOut, keptAudit, leaveAuditOut } from '#client/kept-audit.ts'
import { Checkbox } from '#design/checkbox.tsx'
import { useText } from '#i18n/text-context.tsx'
import { auditField } from '../about-audit.ts'

/**
 * Tells who has made an energy audit that it goes with what they send, and lets them leave it out. A plain form sends the
 * audit as the value of the tick.
 */
export default function AuditTick() {
  const text = useText()
  const [audit] = useState(keptAudit)
  const [goes, setGoes] = useState(() => !isAuditLeftOut())
  if (!audit) return null
  // As the audit counts them: kinds, not pieces.
  const count = audit.applianceUsage.length
  return (
    <Checkbox
      name={auditField}
      value={JSON.stringify(audit)}
      checked={goes}
      onChange={({ target: { checked } }) => {
        leaveAuditOut(!checked)
        setGoes(checked)
      }}
      label={text('leads.audit.attach')}
      hint={text('leads.audit.what', { count, hours: audit.backupHours })}
    />
  )
}
