import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button, type ButtonProps } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { chatLink } from '#kernel/brand.ts'
import { callLink } from '#kernel/phone-links.ts'

/** In a window over a page: the office of the visitor's country by WhatsApp, about that page, or by telephone. */
export function ChatOrCall({ tone, size }: Pick<ButtonProps, 'tone' | 'size'>) {
  const { brand, contacts } = useCompany()
  const text = useText()
  const office = contacts[useVisitor().country]
  const [phone = ''] = office.phoneNumbers
  const message = text('shell.chat.message', { brand: brand.name, page: document.title })
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      <Button asChild icon="chat" {...{ tone, size }}>
        <a href={chatLink(office, message)} target="_blank" rel="noopener noreferrer" title={text('shell.chat.hint')}>
          {text('shell.widget.chat')}
        </a>
      </Button>
      <Button asChild tone="secondary" icon="phone" size={size}>
        <a href={callLink(phone)}>{phone}</a>
      </Button>
    </div>
  )
}
