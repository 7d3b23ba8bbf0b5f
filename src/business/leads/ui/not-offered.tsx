import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { chatLink } from '#kernel/brand.ts'
import { callLink } from '#kernel/phone-links.ts'
import type { SlotKind } from '../slots.ts'

type NotOfferedProps = {
  readonly kind: SlotKind
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
}

/** The window of a booking where a country's office takes none: how it is reached instead. */
export function NotOffered({ kind, open, title, onClose }: NotOfferedProps) {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const { hours, phoneNumbers } = contacts[country]
  const [phone = ''] = phoneNumbers
  const message = text('shell.chat.message', { brand: brand.name, page: document.title })
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      closeLabel={text('shell.dialog.close')}
    >
      <p>{text(`leads.booking.notOffered.${kind}`, { hours: hours.long[language] })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild icon="chat">
          <a
            href={chatLink(contacts[country], message)}
            target="_blank"
            rel="noopener noreferrer"
            title={text('shell.chat.hint')}
          >
            {text('shell.widget.chat')}
          </a>
        </Button>
        <Button asChild tone="secondary" icon="phone">
          <a href={callLink(phone)}>{phone}</a>
        </Button>
      </div>
    </Dialog>
  )
}
