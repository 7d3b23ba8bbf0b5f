import { useState } from 'react'
import { TextInput } from '#design/text-input.tsx'
import { groupThousands } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'

type NumberInputProps = {
  readonly unit: string | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onLeave: () => void
}

/** A number as it is typed, thousands grouped in any way; what is none goes on as it is written, for the rules to refuse. */
export function NumberInput({ unit, value, onChange, onLeave }: NumberInputProps) {
  const [draft, setDraft] = useState<string>()
  const type = (typed: string) => {
    setDraft(typed)
    onChange(readNumber(typed))
  }
  const leave = () => {
    setDraft(undefined)
    onLeave()
  }
  return (
    <span className="block max-w-52">
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        suffix={unit}
        className={unit && 'pr-20'}
        value={draft ?? shownOf(value)}
        onBlur={leave}
        onChange={({ target }) => type(target.value)}
      />
    </span>
  )
}

/** What is sent of a typed number: null where nothing stands, the text itself where it is no number. */
function readNumber(typed: string): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  const value = readAmount(text) ?? Number(text)
  return Number.isFinite(value) ? value : text
}

function shownOf(value: unknown): string {
  if (typeof value === 'number') return groupThousands(value)
  return typeof value === 'string' ? value : ''
}
