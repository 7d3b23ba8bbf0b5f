import { Link } from '#client/link.tsx'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { buttonClass } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { callLink } from '#kernel/phone-links.ts'
import { useChatLink } from './chat-link.ts'

/** What helps from any page: evaluate my needs, but in a menu, which has it already and closes (`onChoose`); chat, call. */
export function HelpLinks({ onChoose }: { onChoose?: () => void }) {
  const { contacts } = useCompany()
  const text = useText()
  const chat = useChatLink()
  const phone = contacts[useVisitor().country].phoneNumbers[0] ?? ''
  const small = buttonClass({ tone: 'secondary', size: 'sm', wide: true })
  return (
    <ul className="grid grid-cols-2 gap-2">
      {!onChoose && (
        <li className="col-span-2">
          <Link to="/smart-solar-plan" className={buttonClass({ wide: true })}>
            <Icon name="sun" />
            {text('shell.nav.audit')}
          </Link>
        </li>
      )}
      <li className="flex">
        <a href={chat} target="_blank" rel="noopener noreferrer" onClick={onChoose} className={small}>
          <Icon name="chat" />
          {text('shell.chat')}
        </a>
      </li>
      <li className="flex">
        <a href={callLink(phone)} onClick={onChoose} className={small}>
          <Icon name="phone" />
          {text('shell.widget.call')}
        </a>
      </li>
    </ul>
  )
}
