import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { comparedWith } from '#business/catalogue/compared-with.ts'
import { productsQuery } from '#business/catalogue/ui/product-queries.ts'
import type { Instalments } from '#business/energy/ui/instalments.ts'
import ResultStep, { type LikeIt } from '#business/energy/ui/result-step.tsx'
import { downPaymentOf, monthlyPaymentOf } from '#business/financing/down-payment.ts'
import { startingTerms } from '#business/financing/plan-limits.ts'
import { useVisitor } from '#client/visitor.tsx'

/** The plan that the simulator starts with, of a whole price. */
function instalmentsOf(totalAmount: number): Instalments {
  const terms = { totalAmount, ...startingTerms }
  const { monthlyPayment, instalments } = monthlyPaymentOf(terms)
  const percent = terms.downPaymentPercentage
  return { percent, downPayment: downPaymentOf(terms), months: instalments, monthlyPayment }
}

/** The audit's result, with how its total can be paid and what it may be compared with. */
export default function ResultInInstalments(
  props: Omit<ComponentProps<typeof ResultStep>, 'instalmentsOf' | 'likeIt'>,
) {
  const { country } = useVisitor()
  const { data: catalogue = [] } = useQuery(productsQuery(country))
  const likeIt: LikeIt = (id, units) => comparedWith(id, units, catalogue).map((product) => product.id)
  return <ResultStep {...props} {...{ instalmentsOf, likeIt }} />
}
