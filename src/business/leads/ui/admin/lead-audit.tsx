import { useCompany } from '#client/company.tsx'
import type { Company } from '#kernel/brand.ts'
import { Disclosure } from '#design/disclosure.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatKwh } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { AttachedAudit } from '../../attached-audit.ts'
import { AnswerList } from './answer-list.tsx'
import { LeadPart } from './lead-part.tsx'
import { placeName } from '#business/energy/place-name.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import type { Text } from '#i18n/text.ts'
import type { Answer } from './lead-answers.ts'

/** The energy audit that came with a request: what is needed, the system that fits, the appliances behind it. */
export function LeadAudit({ audit }: { audit: AttachedAudit }) {
  const company = useCompany()
  const text = useText()
  const { appliances } = audit
  return (
    <LeadPart title={text('admin-leads.audit')}>
      <p className="mb-3 text-sm text-muted">{text('admin-leads.audit.text')}</p>
      <AnswerList answers={auditAnswers(audit, text, company)} />
      <System audit={audit} />
      <Disclosure
        look="plain"
        className="mt-3 border-t border-line"
        summary={text('admin-leads.audit.appliances', { count: appliances.length })}
      >
        <ul className="grid gap-1">
          {appliances.map((appliance) => (
            <li key={`${appliance.applianceId} ${appliance.isEssential}`} className="flex justify-between gap-3">
              <span>
                {appliance.quantity} × {nameIn(appliance, text.language)}
                {appliance.isEssential && (
                  <span className="text-muted">
                    {'\u00A0· '}
                    {text('admin-leads.audit.essential')}
                  </span>
                )}
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
      <span className="text-muted">{joinWithDots([capacity, batteryCapacity, formatMoney({ amount, currency })])}</span>
    </p>
  )
}

/** What an energy audit was asked and what it found, in words and numbers. */
function auditAnswers(audit: AttachedAudit, text: Text, { contacts }: Company): Answer[] {
  const { language } = text
  const { request, place, totalDailyEnergy, totalEssentialEnergy, backupHours, requirement } = audit
  const { peakW, inverterW, batteryWh, arrayWp, panels } = requirement
  const where = `${placeName(place, place.country)}, ${contacts[place.country].name[language]}`
  const needs = {
    site: joinWithDots([text(`admin-leads.audit.${request.clientType}`), where]),
    energy: text('admin-leads.audit.energy.value', {
      total: formatKwh(totalDailyEnergy, language),
      essential: formatKwh(totalEssentialEnergy, language),
    }),
    backup: formatQuantity(backupHours, 'h', language),
    peak: formatQuantity(peakW, 'W', language),
    inverter: formatQuantity(inverterW, 'W', language),
    battery: formatQuantity(batteryWh, 'Wh', language),
    panels: text('admin-leads.audit.panels.value', { panels, power: formatQuantity(arrayWp, 'Wp', language) }),
  } as const
  const keys = Object.keys(needs) as (keyof typeof needs)[]
  return keys.map((key) => ({ key, label: text(`admin-leads.audit.${key}`), value: needs[key] }))
}
