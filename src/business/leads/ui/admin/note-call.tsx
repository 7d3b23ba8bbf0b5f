import type { ComponentProps } from 'react'
import { NoteCallButton } from '#business/accounts/ui/call-panel.tsx'
import { AfterCall, type Called } from './after-call.tsx'

type NoteCallProps = Omit<ComponentProps<typeof NoteCallButton>, 'name' | 'children'> & { readonly lead: Called }

/** Opens the panel in which what came of a call is noted: the same wherever somebody was called from. */
export function NoteCall({ lead, ...button }: NoteCallProps) {
  return (
    <NoteCallButton name={lead.name} {...button}>
      {(onClose) => <AfterCall called={lead} onClose={onClose} />}
    </NoteCallButton>
  )
}
