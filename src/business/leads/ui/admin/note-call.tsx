import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { AfterCall, type Called } from './after-call.tsx'

type NoteCallProps = {
  readonly lead: Called
  /** Where there is room for its sign alone. */
  readonly isSquare?: boolean
  readonly hasSign?: boolean
  readonly className?: string
}

/** Opens the panel in which what came of a call is noted: the same wherever somebody was called from. */
export function NoteCall({ lead, isSquare = false, hasSign = true, className = '' }: NoteCallProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const whole = text('admin-leads.call.noteOf', { name: lead.name })
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        {...(hasSign && { icon: 'edit' })}
        {...(isSquare && { title: whole })}
        aria-label={whole}
        className={className}
        onClick={() => setOpen(true)}
      >
        {!isSquare && text('admin-leads.call.note')}
      </Button>
      {isOpen && <AfterCall called={lead} onClose={() => setOpen(false)} />}
    </>
  )
}
