import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import { messageFields } from '../message-answer.ts'
import { MessageForm } from './message-form.tsx'
import type { RefusedForm } from './use-lead-form.ts'

type MessageDialogProps = { open: boolean; onClose: () => void; refused: RefusedForm }

/** A message that waited on this device and was then refused: the contact form with what was written, and what is wrong with it. */
export default function MessageDialog({ open, onClose, refused }: MessageDialogProps) {
  const text = useText()
  const { values, problem, onCorrected } = refused
  const typed = messageFields.map((name) => {
    const value = values[name]
    return [name, typeof value === 'string' ? value : ''] as const
  })
  const finish = () => {
    onCorrected()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text('leads.waiting.kind.message')}
      closeLabel={text('shell.dialog.close')}
    >
      <MessageForm
        refused={{
          values: Object.fromEntries(typed),
          errors: problem.errors ?? [],
          ...(!problem.errors && { failure: 'unreadable' }),
        }}
        onSent={finish}
      />
    </Dialog>
  )
}
