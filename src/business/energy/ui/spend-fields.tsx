import { useState } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { currencyTable } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'
import { mostSpent } from '../audit-limits.ts'
import type { Spend } from './audit-draft.ts'
import { dispatchAudit } from './audit-store.ts'
import { useAudit } from './use-audit.ts'

const kinds = ['fuel', 'power'] as const

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
        <SpendField
          key={`${country} ${kind}`}
          label={text(`savings.spend.${kind}`)}
          sign={sign}
          value={spend[kind]}
          onChange={(sum) => {
            const { [kind]: _, ...others } = spend
            dispatchAudit({
              type: 'setSpend',
              country,
              spend: { ...others, ...(sum !== undefined && { [kind]: sum }) },
            })
          }}
        />
      ))}
    </div>
  )
}

type SpendFieldProps = {
  label: string
  sign: string
  value: number | undefined
  onChange: (sum: number | undefined) => void
}

/** A sum as it is typed. What is no whole amount is said to be none, and counts for nothing. */
function SpendField({ label, sign, value, onChange }: SpendFieldProps) {
  const text = useText()
  const [draft, setDraft] = useState<string>()
  const isWrong = draft !== undefined && draft.trim() !== '' && readAmount(draft) === null
  const type = (typed: string) => {
    setDraft(typed)
    const sum = readAmount(typed)
    onChange(sum === null ? undefined : Math.min(sum, mostSpent))
  }
  return (
    <Field label={label} note={text('savings.spend.optional')} error={isWrong && text('savings.spend.whole')}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        suffix={sign}
        value={draft ?? value ?? ''}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => isWrong || setDraft(undefined)}
      />
    </Field>
  )
}
