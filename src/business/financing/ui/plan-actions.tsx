import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { Calculation } from '../calculation.ts'
import type { ChosenPlan } from './plan-address.ts'
import { planLink } from './plan-link.ts'
import { shareLink } from './share-link.ts'

/** Keep the plan: on paper, or as a link. */
export function PlanActions({ plan, chosen }: { plan: Calculation; chosen: ChosenPlan }) {
  const text = useText()
  const { country } = useVisitor()
  const share = async () => {
    const title = text('plan.share.title', { name: nameIn(plan.product, text.language) })
    const outcome = await shareLink(planLink(chosen, country), title)
    if (outcome === 'copied') toast({ title: text('plan.share.copied') })
    if (outcome === 'refused') toast({ tone: 'info', title: text('plan.share.refused') })
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button tone="secondary" icon="external" onClick={() => void share()}>
        {text('plan.share')}
      </Button>
      <Button tone="secondary" icon="print" onClick={() => window.print()}>
        {text('plan.print')}
      </Button>
      {plan.monthlyPayment === 0 && (
        <Button asChild tone="quiet">
          <Link to={`/products/${plan.product.id}`}>{text('plan.order')}</Link>
        </Button>
      )}
    </div>
  )
}
