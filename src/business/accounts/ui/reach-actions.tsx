import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contactLinks, type Greeting, type Reached } from '#kernel/contact-links.ts'
import { isFixedLine } from '#kernel/fixed-line.ts'

type MenuItems = ComponentProps<typeof MenuButton>['items']

type ReachActionsProps = {
  readonly person: Reached & { readonly name: string }
  readonly greeting?: Greeting
  /** Done before they are called: the call is among the rest then. */
  readonly main?: ReactNode
  /** The panel in which what came of a call is noted. */
  readonly note?: ((onClose: () => void) => ReactNode) | undefined
  /** What else is rarely done. */
  readonly items?: MenuItems
  /** The one record that is looked at: its call stands out, and the chat has its own sign. */
  readonly isAlone?: boolean
  /** What is done at once beside the call. */
  readonly children?: ReactNode
}

/** The call, or a mail to whoever left no number; behind three dots the other ways to them, what came of a call, and the rest. */
export function ReachActions(props: ReachActionsProps) {
  const { person, greeting, main, note, items = [], isAlone = false, children } = props
  const text = useText()
  const [isNoting, setNoting] = useState(false)
  const { call, chat, mail } = contactLinks(person, greeting)
  const { name, dialledNumber } = person
  const isChattedWith = chat !== null && !(dialledNumber && isFixedLine(dialledNumber))
  const first = call ?? mail
  const chatLink = (words: ReactElement | string) => (
    <a href={chat ?? undefined} target="_blank" rel="noreferrer" title={text('admin.chat')}>
      {words}
    </a>
  )
  const rest = [
    main !== undefined &&
      call !== null && { key: 'call', icon: 'phone', link: <a href={call}>{text('admin.call')}</a> },
    isChattedWith && !isAlone && { key: 'chat', icon: 'chat', link: chatLink(text('admin.chat')) },
    (main !== undefined || call !== null) &&
      mail !== null && { key: 'mail', icon: 'mail', link: <a href={mail}>{text('admin.mail')}</a> },
    note !== undefined &&
      call !== null && {
        key: 'note',
        icon: 'edit',
        label: text('admin-leads.call.note'),
        onChoose: () => setNoting(true),
      },
    ...items,
  ] as const satisfies MenuItems
  return (
    <>
      {main ??
        (first && (
          <Button asChild tone={isAlone ? 'primary' : 'secondary'} size="sm" icon={call ? 'phone' : 'mail'}>
            <a href={first} aria-label={text(call ? 'admin.callOf' : 'admin.mailTo', { name })}>
              {text(call ? 'admin.call' : 'admin.mail')}
            </a>
          </Button>
        ))}
      {isChattedWith && isAlone && (
        <Button asChild tone="secondary" size="sm" icon="chat" className="min-w-11">
          {chatLink(<span className="sr-only">{text('admin.chat')}</span>)}
        </Button>
      )}
      {children}
      {rest.some(Boolean) && <MenuButton isBrief label={text('admin.otherActionsOf', { name })} items={rest} />}
      {isNoting && note?.(() => setNoting(false))}
    </>
  )
}
