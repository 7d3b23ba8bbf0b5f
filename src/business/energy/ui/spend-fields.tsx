import { useVisitor } from '#client/visitor.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { currencyTable } from '#kernel/money.ts'
import { mostSpent } from '../audit-limits.ts'
import type { Spend } from './audit-draft.ts'
import { dispatchAudit } from './audit-store.ts'
import { useAudit } from './use-audit.ts'

const kinds = ['fuel', 'power'] as const

/** What is typed of a sum: its digits, up to what is plausible. */
function sumOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  return digits === '' ? undefined : Math.min(Number(digits), mostSpent)
}

/** What a month of fuel and of power costs, whole units of the country's currency. */
export default function SpendFields() {
  const text = useText()
  const { country } = useVisitor()
  const { draft } = useAudit()
  const spend: Spend = draft.spend[country] ?? {}
  const { sign } = currencyTable[countryTable[country].currency]
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {kinds.map((kind) => (
        <Field key={kind} label={text(`energy.spend.${kind}`)} note={text('energy.spend.optional')}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            suffix={sign}
            value={spend[kind] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { [kind]: _, ...others } = spend
              const sum = sumOf(value)
              dispatchAudit({
                type: 'setSpend',
                country,
                spend: { ...others, ...(sum !== undefined && { [kind]: sum }) },
              })
            }}
          />
        </Field>
      ))}
    </div>
  )
}
