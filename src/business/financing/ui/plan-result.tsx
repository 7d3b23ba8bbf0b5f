import { Card } from '#design/card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { brand, contactOf } from '#kernel/brand.ts'
import { useVisitor } from '#client/visitor.tsx'
import type { Calculation } from '../calculation.ts'
import { IncomeNote } from './income-note.tsx'
import { PaymentSchedule } from './payment-schedule.tsx'
import { PlanActions } from './plan-actions.tsx'
import type { ChosenPlan } from './plan-address.ts'
import { PlanFigures } from './plan-figures.tsx'
import { planLink } from './plan-link.ts'
import type { PictureOf } from './picture-of.ts'

type PlanResultProps = { plan: Calculation; chosen: ChosenPlan; pictureOf: PictureOf }

/** The plan: what it costs, what income it needs, when each payment falls due. On paper it is a document by itself. */
export default function PlanResult({ plan, chosen, pictureOf }: PlanResultProps) {
  const text = useText()
  const { country } = useVisitor()
  const start = plan.paymentSchedule[0]?.dueDate
  return (
    <section aria-labelledby="payment-plan" data-plan>
      <h2 id="payment-plan" className="mb-4 text-2xl">
        {text('plan.title')}
      </h2>
      {start && (
        <p className="mb-4 hidden text-sm print:block">
          {text('plan.madeOn', { date: formatLongDate(start, text.language) })}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start print:block">
        <Card className="grid gap-6 print:gap-3 print:border-0 print:p-0">
          <PlanFigures plan={plan} chosen={chosen} pictureOf={pictureOf} />
          <IncomeNote plan={plan} />
          <PlanActions plan={plan} chosen={chosen} />
        </Card>
        <PaymentSchedule plan={plan} chosen={chosen} />
      </div>
      <footer className="mt-6 hidden text-sm print:block">
        <p>{text('plan.estimate')}</p>
        <p>
          {brand().name}, {contactOf(country).phoneNumbers.join(' / ')}, {brand().emails.sales}
        </p>
        <p>{text('plan.online', { link: planLink(chosen, country) })}</p>
      </footer>
    </section>
  )
}
