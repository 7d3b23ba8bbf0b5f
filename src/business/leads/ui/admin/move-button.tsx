import { useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { LeadStatus } from '../../lead-status.ts'

type MoveButtonProps = {
  readonly name: string
  readonly isOff: boolean
  readonly options: readonly { readonly value: LeadStatus; readonly label: string }[]
  readonly onMove: (status: LeadStatus) => void
}

/**
 * The list of what a request may become, behind a word: a card is read more often than it is moved. A finger moves it at once; keys go
 * through the list, and move it by the button that comes with a choice.
 */
export function MoveButton({ name, isOff, options, onMove }: MoveButtonProps) {
  const text = useText()
  const label = text('admin-leads.board.move', { name })
  const [chosen, setChosen] = useState('')
  const optionOf = (status: string) => options.find(({ value }) => value === status)
  const option = optionOf(chosen)
  const isByKeys = useRef(false)
  return (
    <>
      <span
        title={label}
        className="relative flex min-h-11 shrink-0 items-center justify-center gap-1 rounded-control px-2 text-sm max-lg:flex-1 outline-offset-0 outline-sun focus-within:outline-3 max-lg:border max-lg:border-field font-semibold hover:bg-sand-2"
      >
        {text('admin-leads.board.to')}
        <select
          aria-label={label}
          value={chosen}
          disabled={isOff}
          onPointerDown={() => (isByKeys.current = false)}
          onKeyDown={() => (isByKeys.current = true)}
          onChange={({ target: { value } }) => {
            const pointed = optionOf(value)
            if (isByKeys.current) setChosen(value)
            else if (pointed) onMove(pointed.value)
          }}
          className="absolute inset-0 cursor-pointer text-base opacity-0"
        >
          <option value="">{text('admin-leads.board.to')}</option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </span>
      {option && (
        <Button
          size="sm"
          icon="arrow-right"
          className="mb-2 w-full basis-full lg:col-span-full"
          loading={isOff}
          onClick={() => onMove(option.value)}
        >
          {option.label}
        </Button>
      )}
    </>
  )
}
