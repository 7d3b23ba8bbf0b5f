import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import { appliancesQuery, placesQuery, presetsQuery } from '#business/energy/ui/audit-queries.ts'
import { segmentOf } from '#business/energy/ui/audit-step.ts'
import { EnergyAudit } from '#business/energy/ui/energy-audit.tsx'
import type { Instalments } from '#business/energy/ui/instalments.ts'
import { segments } from '#business/energy/segment.ts'
import { downPaymentOf, monthlyPaymentOf } from '#business/financing/down-payment.ts'
import { planLimits } from '#business/financing/plan-limits.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { PageModule } from '../../page.ts'

export const needsScript = true
export const messages: MessageContext[] = ['energy']

export const queries: PageModule['queries'] = (_params, { country }, search) => [
  appliancesQuery(segmentOf(search) ?? segments[0]),
  presetsQuery(segmentOf(search) ?? segments[0]),
  placesQuery(country),
]

export const meta: PageModule['meta'] = ({ text, company: { brand, contacts }, visitor: { country, language } }) => ({
  title: `${text('energy.audit.metaTitle', { country: contacts[country].name[language] })} | ${brand.name}`,
  description: text('energy.audit.metaDescription', { country: contacts[country].name[language] }),
})

/** The plan that the simulator starts with, of a whole price. */
function instalmentsOf(totalAmount: number): Instalments {
  const { downPayment: percent, tenure: months } = planLimits
  const terms = { totalAmount, downPaymentPercentage: percent.default, tenureMonths: months.default }
  const { monthlyPayment, instalments } = monthlyPaymentOf(terms)
  return { percent: percent.default, downPayment: downPaymentOf(terms), months: instalments, monthlyPayment }
}

export default function SmartSolarPlanPage() {
  return (
    <EnergyAudit
      onTalkToExpert={() => openExpertDialog('leads.consultation.titleShort')}
      instalmentsOf={instalmentsOf}
    />
  )
}
