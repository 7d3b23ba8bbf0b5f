import type { ComponentProps } from 'react'
import type { Instalments } from '#business/energy/ui/instalments.ts'
import ResultStep from '#business/energy/ui/result-step.tsx'
import { downPaymentOf, monthlyPaymentOf } from '#business/financing/down-payment.ts'
import { startingTerms } from '#business/financing/plan-limits.ts'

/** The plan that the simulator starts with, of a whole price. */
function instalmentsOf(totalAmount: number): Instalments {
  const terms = { totalAmount, ...startingTerms }
  const { monthlyPayment, instalments } = monthlyPaymentOf(terms)
  const percent = terms.downPaymentPercentage
  return { percent, downPayment: downPaymentOf(terms), months: instalments, monthlyPayment }
}

/** The audit's result, with how its total can be paid. */
export default function ResultInInstalments(props: Omit<ComponentProps<typeof ResultStep>, 'instalmentsOf'>) {
  return <ResultStep {...props} instalmentsOf={instalmentsOf} />
}
