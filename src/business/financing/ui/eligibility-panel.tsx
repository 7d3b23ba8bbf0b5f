import type { ReactNode } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { eligibilityConditions } from '../eligibility-conditions.ts'

/** What makes an application likely to be approved (specification 2, section 2.3). */
export function EligibilityPanel() {
  const text = useText()
  const { country } = useVisitor()
  const { monthlyIncome, activityMonths, incomeShare } = eligibilityConditions
  const income = formatMoney({ amount: monthlyIncome.value, currency: countryTable[country].currency })
  const conditions = [
    text('eligibility.condition.activity', { months: activityMonths.value }),
    text('eligibility.condition.share', { share: incomeShare.value }),
    text('eligibility.condition.default'),
  ]
  return (
    <Disclosure open summary={text('eligibility.conditions')}>
      <p>{text('eligibility.conditions.lead')}</p>
      <ul className="mt-3 grid gap-2">
        <Condition>
          {text('eligibility.condition.income')} <span className="money">{income}</span>
        </Condition>
        {conditions.map((condition) => (
          <Condition key={condition}>{condition}</Condition>
        ))}
      </ul>
    </Disclosure>
  )
}

function Condition({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name="check" className="mt-0.5 size-5 text-leaf" />
      <span>{children}</span>
    </li>
  )
}
