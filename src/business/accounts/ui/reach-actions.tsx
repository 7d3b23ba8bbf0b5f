import type { ComponentProps, ReactNode } from 'react'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contactLinks, type ContactLinks, type Greeting, type Reached } from '#kernel/contact-links.ts'
import { NoteCallButton } from './call-panel.tsx'

type MenuItems = ComponentProps<typeof MenuButton>['items']

type ReachActionsProps = {
  readonly person: Reached & { readonly name: string }
  readonly greeting?: Greeting
  /** Done before they are called: the call is among the rest then. */
  readonly main?: ReactNode
  /** The panel in which what came of a call is noted. */
  readonly renderNote?: ((onClose: () => void) => ReactNode) | undefined
  /** What else is rarely done. */
  readonly items?: MenuItems
  /** The one record that is looked at: its call stands out, and the chat has its own sign. */
  readonly isAlone?: boolean
  /** What is done at once beside the call. */
  readonly children?: ReactNode
}

/** The call, or a mail to whoever left no number; what came of a call is noted beside it; behind three dots the other ways to them, and the rest. */
export function ReachActions(props: ReachActionsProps) {
  const { person, greeting, main, renderNote, items = [], isAlone = false, children } = props
  const text = useText()
  const { call, chat, mail } = contactLinks(person, greeting)
  const { name } = person
  const chatLink = chat && (
    <a href={chat} target="_blank" rel="noreferrer" title={text('admin.chat')}>
      {isAlone ? <span className="max-lg:sr-only">{text('admin.chat')}</span> : text('admin.chat')}
    </a>
  )
  const rest: MenuItems = [
    main && call ? { key: 'call', icon: 'phone', link: <a href={call}>{text('admin.call')}</a> } : null,
    chatLink && !isAlone ? { key: 'chat', icon: 'chat', link: chatLink } : null,
    mail && (main || call) ? { key: 'mail', icon: 'mail', link: <a href={mail}>{text('admin.mail')}</a> } : null,
    ...items,
  ]
  return (
    <>
      {main ?? <FirstWay {...{ call, mail, name, isAlone }} />}
      {chatLink && isAlone && (
        <Button asChild tone="secondary" size="sm" icon="chat" className="min-w-11">
          {chatLink}
        </Button>
      )}
      {call && renderNote && (
        <NoteCallButton name={name} isSquare={isAlone ? 'phone' : true} className="min-w-11">
          {renderNote}
        </NoteCallButton>
      )}
      {children}
      {rest.some(Boolean) && <MenuButton isBrief label={text('admin.otherActionsOf', { name })} items={rest} />}
    </>
  )
}

type FirstWayProps = Pick<ContactLinks, 'call' | 'mail'> & {
  readonly name: string
  readonly isAlone: boolean
}

function FirstWay({ call, mail, name, isAlone }: FirstWayProps) {
  const text = useText()
  const href = call ?? mail
  if (!href) return null
  return (
    <Button asChild tone={isAlone ? 'primary' : 'secondary'} size="sm" icon={call ? 'phone' : 'mail'}>
      <a href={href} aria-label={text(call ? 'admin.callOf' : 'admin.mailTo', { name })}>
        {text(call ? 'admin.call' : 'admin.mail')}
      </a>
    </Button>
  )
}
