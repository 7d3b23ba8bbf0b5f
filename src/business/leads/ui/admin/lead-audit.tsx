import { Disclosure } from '#design/disclosure.tsx'
import { formatKwh } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { AttachedAudit } from '../../attached-audit.ts'
import { AnswerList } from './answer-list.tsx'
import { auditAnswers } from './audit-answers.ts'
import { LeadPart } from './lead-part.tsx'

/** The energy audit that came with a request: what is needed, the system that fits, the appliances behind it. */
export function LeadAudit({ audit }: { audit: AttachedAudit }) {
  const text = useText()
  const { appliances } = audit
  const count = appliances.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <LeadPart title={text('admin-leads.audit')}>
      <p className="mb-3 text-sm text-muted">{text('admin-leads.audit.text')}</p>
      <AnswerList answers={auditAnswers(audit, text)} />
      <System audit={audit} />
      <Disclosure
        look="plain"
        className="mt-3 border-t border-line"
        summary={text('admin-leads.audit.appliances', { count })}
      >
        <ul className="grid gap-1">
          {appliances.map((appliance) => (
            <li key={`${appliance.applianceId} ${appliance.isEssential}`} className="flex justify-between gap-3">
              <span>
                {appliance.quantity} × {nameIn(appliance, text.language)}
                {appliance.isEssential && <span className="text-muted"> · {text('admin-leads.audit.essential')}</span>}
              </span>
              <span className="shrink-0 text-muted">{formatKwh(appliance.energy, text.language)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </LeadPart>
  )
}

/** The system that was recommended, or the one that lacked least, at the price of that moment. */
function System({ audit: { recommendedProduct, closestAlternative } }: { audit: AttachedAudit }) {
  const text = useText()
  const product = recommendedProduct ?? closestAlternative
  if (!product) return <p className="mt-4">{text('admin-leads.audit.noSystem')}</p>
  const { id, capacity, batteryCapacity, price: amount, currency } = product
  return (
    <p className="mt-4">
      {text(recommendedProduct ? 'admin-leads.audit.recommended' : 'admin-leads.audit.closest')}{' '}
      <a
        href={`/products/${id}`}
        className="link inline-flex min-h-11 items-center font-semibold"
        target="_blank"
        rel="noreferrer"
      >
        {nameIn(product, text.language)}
      </a>
      <br />
      <span className="text-muted">
        {[capacity, batteryCapacity, formatMoney({ amount, currency })].filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}
