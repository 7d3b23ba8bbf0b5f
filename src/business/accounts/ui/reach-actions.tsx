import { cloneElement, type ComponentProps, type ReactNode } from 'react'
import { MenuButton, type MenuItem } from '#design/admin/menu-button.tsx'
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
  /** Done where nothing that they left leads to them. */
  readonly unreached?: ReactNode
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
  const { person, greeting, main, unreached, renderNote, items = [], isAlone = false, children } = props
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
      {main ?? (call || mail ? <FirstWay {...{ call, mail, name, isAlone }} /> : unreached)}
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
      <Rest label={text('admin.otherActionsOf', { name })} items={rest} isMenu={isAlone} />
    </>
  )
}

type RestProps = {
  readonly label: string
  readonly items: MenuItems
  /** Also where it holds one thing. */
  readonly isMenu: boolean
}

/** The rest behind three dots; on a phone or on a desk, what would stand there alone stands there itself. */
function Rest({ label, items, isMenu }: RestProps) {
  const listed = items.filter((item) => item !== null && item !== false)
  const wide = listed.filter(({ isPhoneOnly }) => !isPhoneOnly)
  if (isMenu && listed.length > 0) return <MenuButton isBrief label={label} items={listed} />
  const [only] = [listed, wide].find(({ length }) => length === 1) ?? []
  if (listed.length === 1) return only && <OnlyItem item={only} className={only.isPhoneOnly ? 'md:hidden' : ''} />
  return (
    <>
      {only && <OnlyItem item={only} className="max-md:hidden" />}
      {listed.length > 0 && (
        <MenuButton isBrief label={label} items={listed} className={wide.length < 2 ? 'md:hidden' : ''} />
      )}
    </>
  )
}

/** What alone would stand behind three dots, in their place. */
function OnlyItem({ item, className }: { readonly item: MenuItem; readonly className: string }) {
  const words = 'link' in item ? item.link.props.children : item.label
  const look = {
    tone: 'secondary' as const,
    size: 'sm' as const,
    className: `w-11 ${className}`,
    ...(item.icon && { icon: item.icon }),
    ...(typeof words === 'string' && { title: words }),
  }
  const hidden = <span className="sr-only">{words}</span>
  return 'link' in item ? (
    <Button asChild {...look}>
      {cloneElement(item.link, {}, hidden)}
    </Button>
  ) : (
    <Button {...look} onClick={item.onChoose}>
      {hidden}
    </Button>
  )
}

type FirstWayProps = Pick<ContactLinks, 'call' | 'mail'> & {
  readonly name: string
  readonly isAlone: boolean
}

function FirstWay({ call, mail, name, isAlone }: FirstWayProps) {
  const text = useText()
  const whole = text(call ? 'admin.callOf' : 'admin.mailTo', { name })
  return (
    <Button
      asChild
      tone={isAlone ? 'primary' : 'secondary'}
      size="sm"
      icon={call ? 'phone' : 'mail'}
      className={isAlone ? '' : 'max-md:w-11'}
    >
      <a href={call ?? mail ?? undefined} title={whole} aria-label={whole}>
        <span className={isAlone ? '' : 'max-md:sr-only'}>{text(call ? 'admin.call' : 'admin.mail')}</span>
      </a>
    </Button>
  )
}
