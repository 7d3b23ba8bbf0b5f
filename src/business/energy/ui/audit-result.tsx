import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { brand, chatLink, contactOf } from '#kernel/brand.ts'
import { useVisitor } from '#client/visitor.tsx'
import type { AuditAnswer } from '../audit-answer.ts'
import { auditSummary } from './audit-summary.ts'
import { EnergyByAppliance } from './energy-by-appliance.tsx'
import { EnergyTotals } from './energy-totals.tsx'
import { LoadChart } from './load-chart.tsx'
import { NoMatch } from './no-match.tsx'
import { Recommendation } from './recommendation.tsx'
import { RequirementCards } from './requirement-cards.tsx'
import type { Audit } from './use-audit.ts'

type AuditResultProps = { answer: AuditAnswer; audit: Audit; onModify: () => void; onTalkToExpert: () => void }

/** What the audit found: the energy, the system that fits or the closest one, and how every number came about. */
export function AuditResult({ answer, audit, onModify, onTalkToExpert }: AuditResultProps) {
  const text = useText()
  const { country } = useVisitor()
  const chat = chatLink(country, auditSummary(answer, audit.segment, text))
  return (
    <div className="grid gap-8">
      <div>
        <h2 className="text-2xl">{text('sizing.result.title')}</h2>
        <p className="mt-1 hidden text-sm print:block">
          {brand().name}, {contactOf(country).phoneNumbers.join(' / ')}
        </p>
      </div>
      <EnergyTotals answer={answer} />
      {answer.recommendedProduct ? (
        <Recommendation answer={answer} product={answer.recommendedProduct} />
      ) : (
        <NoMatch closest={answer.closestAlternative} onTalkToExpert={onTalkToExpert} />
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button asChild tone="secondary" icon="chat">
          <a href={chat} target="_blank" rel="noopener noreferrer">
            {text('sizing.result.chat')}
          </a>
        </Button>
        <Button tone="secondary" icon="edit" onClick={onModify}>
          {text('sizing.result.modify')}
        </Button>
        <Button tone="quiet" icon="print" onClick={() => window.print()}>
          {text('sizing.result.print')}
        </Button>
      </div>
      <RequirementCards answer={answer} />
      <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
        <LoadChart answer={answer} />
        <EnergyByAppliance answer={answer} />
      </div>
    </div>
  )
}
