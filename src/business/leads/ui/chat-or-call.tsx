import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button, type ButtonProps } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { chatLink } from '#kernel/brand.ts'
import { onOneLine } from '#kernel/money.ts'
import { callLink } from '#kernel/phone-links.ts'

/** In a window over a page: the office of the visitor's country by WhatsApp, about that page, or by telephone. */
export function ChatOrCall({ tone, size }: Pick<ButtonProps, 'tone' | 'size'>) {
  const className = size === 'sm' ? 'max-sm:px-2' : ''
  const { brand, contacts } = useCompany()
  const text = useText()
  const office = contacts[useVisitor().country]
  const [phone = ''] = office.phoneNumbers
  const message = text('shell.chat.message', { brand: brand.name, page: document.title })
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <Button asChild icon="chat" {...{ tone, size, className }}>
        <a
          href={chatLink(office, message)}
          target="_blank"
          rel="noopener noreferrer"
          title={text('shell.chat.hint')}
          aria-label={text('shell.widget.chat')}
        >
          {/* Small, it stands beside the number on a phone. */}
          {size === 'sm' && <span className="sm:hidden">{text('leads.chat')}</span>}
          <span className={size === 'sm' ? 'max-sm:hidden' : ''}>{text('shell.widget.chat')}</span>
        </a>
      </Button>
      <Button asChild tone="secondary" icon="phone" {...{ size, className }}>
        <a href={callLink(phone)}>{onOneLine(phone)}</a>
      </Button>
    </div>
  )
}
