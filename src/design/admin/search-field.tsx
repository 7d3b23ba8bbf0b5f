import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { TextInput } from '../text-input.tsx'

const typingPauseMs = 300

type SearchFieldProps = {
  /** What is looked through; read out. */
  readonly label: string
  /** What may be typed. */
  readonly hint: string
  /** What is asked for now. */
  readonly asked: string
  readonly onAsk: (words: string) => void
  /** Longer where a whole link may be looked for. */
  readonly maxLength?: number
  readonly className?: string
}

/** The one field that narrows a list: asks when the typing pauses; shows what is asked once something else than it asks. */
export function SearchField({ label, hint, asked, onAsk, maxLength = 100, className = '' }: SearchFieldProps) {
  const [words, setWords] = useState(asked)
  const [seen, setSeen] = useState(asked)
  const [sent, setSent] = useState(asked)
  // Something else than this field has changed what is asked.
  if (asked !== seen) {
    setSeen(asked)
    setSent(asked)
    if (asked !== sent) setWords(asked)
  }
  const ask = () => {
    if (words.trim() === asked) return
    setSent(words.trim())
    onAsk(words.trim())
  }
  const askWhenStill = useEffectEvent(ask)
  useEffect(() => {
    const timer = setTimeout(() => askWhenStill(), typingPauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <search className={`min-w-0 ${className}`}>
      <Field label={label} hideLabel>
        <span className="relative block">
          <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" />
          <TextInput
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxLength}
            value={words}
            placeholder={hint}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && ask()}
            className="pl-11 placeholder:text-ellipsis"
          />
        </span>
      </Field>
    </search>
  )
}
