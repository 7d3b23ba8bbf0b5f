import { useSearchParams } from 'react-router'
import { LazyPart } from '#client/lazy.tsx'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import { appliancesQuery, presetsQuery } from '#business/energy/ui/audit-queries.ts'
import { placesQuery } from '#business/energy/ui/places-query.ts'
import { segmentOf } from '#business/energy/ui/audit-step.ts'
import { EnergyAudit } from '#business/energy/ui/energy-audit.tsx'
import { segments } from '#business/energy/segment.ts'
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

const loadResultStep = () => import('./smart-solar-plan/result-step.tsx')

const loadReopened = () => import('./smart-solar-plan/reopened-audit.tsx')
const quoteWords: MessageContext[] = ['quote']
const nothing = {}

export default function SmartSolarPlanPage() {
  const [search] = useSearchParams()
  return (
    <>
      {search.has('quote') && <LazyPart load={loadReopened} contexts={quoteWords} props={nothing} waiting={null} />}
      <EnergyAudit
        onTalkToExpert={() => openExpertDialog('leads.consultation.titleShort')}
        loadResultStep={loadResultStep}
      />
    </>
  )
}
