import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ContactLinks } from '#kernel/contact-links.ts'
import type { AdminLead } from '../../admin-lead.ts'
import type { FirstAction } from './first-action.ts'
import { NoteCall } from './note-call.tsx'
import { useCalendarBehind } from './way-back.ts'

/** The way through the list from an open request. */
export type ListWay = {
  readonly back: string
  /** Where the open one stands, `3 / 50+`; '' where it is not in the list. */
  readonly place: string
  /** Somebody asked for this one: it is not open for being the first of the list. */
  readonly isChosen: boolean
  readonly canGo: (step: 1 | -1) => boolean
  readonly go: (step: 1 | -1) => void
  /** List and request stand side by side. */
  readonly isDesk: boolean
}

type LeadBarProps = {
  readonly way: ListWay
  /** Absent while the request travels. */
  readonly take?: {
    readonly assigneeId: string | null
    readonly isPending: boolean
    /** What alone stands out. */
    readonly first: FirstAction
    readonly onTake: (me: string) => void
  }
  /** The ways to whoever asks. */
  readonly reach?: ContactLinks | undefined
  /** Whom a call is noted of, where they left a phone. */
  readonly called?: Pick<AdminLead, 'id' | 'name' | 'phone'> | undefined
  /** What is rarely done. */
  readonly more?: ReactNode
}

/** Where a form below puts the button that sends it, on a phone. */
export const barSaveId = 'lead-bar-save'

/**
 * What is always in reach of an open request: taking what is nobody's, then the call, and the chat, the one before and after it. It stands above
 * what scrolls; on a phone below, at the thumb, without the way through the list.
 */
export function LeadBar({ way: { back, place, canGo, go, isDesk }, take, reach, called, more }: LeadBarProps) {
  const text = useText()
  const me = useMe()
  const isMine = take && me && take.assigneeId === me.id
  // A colleague's is called as one's own is; who takes it over does so under the three dots.
  const isOwned = take && take.assigneeId !== null
  const bar = useFocusOnceTaken(isMine === true)
  return (
    <div
      ref={bar}
      role="group"
      aria-label={text('admin-leads.bar')}
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-1.5 border-t border-line bg-white px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:static lg:rounded-t-card lg:border-x lg:pb-2 lg:max-xl:flex-wrap print:hidden"
    >
      <Back list={back} />
      {/* While something is written below, what saves it stands here on a phone, and nothing else stands out. */}
      <div id={barSaveId} className="peer contents lg:hidden" />
      {take && me && !isOwned && (
        <Button
          tone={take.first === 'take' ? 'primary' : 'secondary'}
          size="sm"
          loading={take.isPending}
          onClick={() => take.onTake(me.id)}
          className="grow whitespace-nowrap max-lg:peer-[:not(:empty)]:hidden max-sm:px-1 lg:grow-0"
        >
          {text('admin.take')}
        </Button>
      )}
      {isOwned && reach?.call && (
        <Button
          asChild
          tone={take.first === 'call' ? 'primary' : 'secondary'}
          size="sm"
          icon="phone"
          className="grow max-lg:peer-[:not(:empty)]:hidden lg:grow-0"
        >
          <a href={reach.call}>{text('admin.call')}</a>
        </Button>
      )}
      {isMine && !reach?.call && (
        <span className="flex min-w-0 grow items-center gap-1.5 text-sm text-muted max-lg:peer-[:not(:empty)]:hidden lg:grow-0">
          <Icon name="check-circle" className="size-5 text-leaf" />
          {text('admin-leads.mine')}
        </span>
      )}
      {!isOwned && <Way icon="phone" label={text('admin.call')} href={reach?.call} />}
      <Way icon="chat" label={text('admin.chat')} href={reach?.chat} />
      {/* On a phone what came of the call is noted where the call was begun. */}
      {isOwned && <NoteInBar called={called} />}
      <span className="ml-auto hidden text-sm whitespace-nowrap text-muted tabular-nums sm:inline">
        <span className="lg:max-xl:hidden">{place}</span>
      </span>
      {isDesk && (
        <>
          <Step
            icon="chevron-left"
            label={text('admin-leads.keys.previous')}
            isOff={!canGo(-1)}
            onPress={() => go(-1)}
          />
          <Step icon="chevron-right" label={text('admin-leads.keys.next')} isOff={!canGo(1)} onPress={() => go(1)} />
        </>
      )}
      {more}
    </div>
  )
}

function NoteInBar({ called }: Pick<LeadBarProps, 'called'>) {
  if (!called?.phone) return null
  return <NoteCall lead={called} isSquare className="size-11 shrink-0 px-0 lg:hidden" />
}

/** To the calendar where the way here began; else, where the list does not stand beside, to that. */
function Back({ list }: { readonly list: string }) {
  const text = useText()
  const calendar = useCalendarBehind()
  const label = text(calendar ? 'admin-leads.toCalendar' : 'admin-leads.back')
  return (
    <Link
      to={calendar ?? list}
      aria-label={label}
      title={label}
      className={`${squareLook} ${calendar ? 'lg:inline-grid' : 'lg:hidden'}`}
    >
      <Icon name="arrow-left" />
    </Link>
  )
}

/** The button that took the request is gone: its place has what comes next, and gets the focus, so that nothing moves. */
function useFocusOnceTaken(isMine: boolean) {
  const bar = useRef<HTMLDivElement>(null)
  const wasMine = useRef(isMine)
  useEffect(() => {
    if (isMine && !wasMine.current && document.activeElement === document.body) {
      bar.current?.querySelector<HTMLElement>('a[href^="tel:"], button')?.focus({ preventScroll: true })
    }
    wasMine.current = isMine
  }, [isMine])
  return bar
}

const squareLook =
  'grid size-11 shrink-0 place-items-center rounded-control border border-field bg-white hover:border-ink hover:bg-sand-2 aria-disabled:opacity-40'

type WayProps = { readonly icon: 'phone' | 'chat'; readonly label: string; readonly href: string | null | undefined }

/** Nothing where they left no such thing. */
function Way({ icon, label, href }: WayProps) {
  if (!href) return null
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      {...(icon === 'chat' && { target: '_blank', rel: 'noreferrer' })}
      className={squareLook}
    >
      <Icon name={icon} />
    </a>
  )
}

type StepProps = {
  readonly icon: 'chevron-left' | 'chevron-right'
  readonly label: string
  readonly isOff: boolean
  readonly onPress: () => void
}

function Step({ icon, label, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className={squareLook}
    >
      <Icon name={icon} />
    </button>
  )
}
