import { useVisitor } from '#client/visitor.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import type { OfferedKind } from '../slots.ts'
import { ChatOrCall } from './chat-or-call.tsx'

type NotOfferedProps = {
  readonly kind: OfferedKind
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
}

/** The window of a booking where a country's office takes none: how it is reached instead. */
export function NotOffered({ kind, open, title, onClose }: NotOfferedProps) {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const { hours } = contacts[country]
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      closeLabel={text('shell.dialog.close')}
    >
      <p>{text(`leads.booking.notOffered.${kind}`, { hours: hours.long[language] })}</p>
      <div className="mt-5">
        <ChatOrCall />
      </div>
    </Dialog>
  )
}
