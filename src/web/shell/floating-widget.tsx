import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import { useChatLink } from './chat-link.ts'

/** Help in a corner: chat, call, evaluate my needs. It steps aside where a page has its own bar at the bottom. */
export function FloatingWidget() {
  const text = useText()
  const chat = useChatLink()
  const { country } = useVisitor()
  const { pathname } = useLocation()
  const widget = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (widget.current) widget.current.open = false
  }
  const phone = contactOf(country).phoneNumbers[0] ?? ''
  return (
    <aside aria-label={text('shell.widget.title')}>
      <details ref={widget} key={pathname} className="corner group z-20 print:hidden">
        <summary className="flex size-14 cursor-pointer list-none items-center justify-center rounded-full bg-ink text-white shadow-card">
          <Icon name="chat" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
          <span className="sr-only">{text('shell.widget.open')}</span>
        </summary>
        <div className="absolute right-0 bottom-16 w-72 rounded-card border border-line bg-white p-2 shadow-card">
          <p className="px-3 py-2 font-semibold">{text('shell.widget.title')}</p>
          <ul>
            <li>
              <a href={chat} target="_blank" rel="noopener noreferrer" onClick={close} className={entryClass}>
                <Entry icon="chat" label={text('shell.widget.chat')} />
              </a>
            </li>
            <li>
              <a href={`tel:${phone.replaceAll(' ', '')}`} onClick={close} className={entryClass}>
                <Entry icon="phone" label={text('shell.widget.call')} />
              </a>
            </li>
            <li>
              <Link to="/smart-solar-plan" onClick={close} className={entryClass}>
                <Entry icon="sun" label={text('shell.widget.audit')} />
              </Link>
            </li>
          </ul>
        </div>
      </details>
    </aside>
  )
}

const entryClass = 'flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-sand-2'

function Entry({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
}
