import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../icon.tsx'
import { AdminIcon, isAdminIcon, type AdminIconName } from './admin-icon.tsx'

/** What stands under one heading, in their order: what is to be done, by when (it should have been, today, tomorrow, after that, nobody has said), what the site lacks, what visitors don't see yet, and what they saw last. */
export const agendaGroups = [
  'late',
  'today',
  'tomorrow',
  'later',
  'undated',
  'lacking',
  'unpublished',
  'published',
] as const

type AgendaIcon = IconName | AdminIconName

/** Something to be done. */
export type AgendaItem = {
  readonly key: string
  readonly group: (typeof agendaGroups)[number]
  /** Its place within the group: when it is due, in milliseconds. */
  readonly due: number
  /** The same in words: under a day of its own, only the hour; '' of one that has none. */
  readonly when: string
  /** Null for what most are. */
  readonly icon: AgendaIcon | null
  readonly title: string
  /** Where it is done; null where there is no such place. */
  readonly to: string | null
  /** What speaks against it, in a word or two. */
  readonly risk?: string | undefined
  /** Where they are, beside the name where there is room. */
  readonly place?: string | undefined
  /** What is to be done, or what about it is not usual: read with the name, on a phone before the detail. */
  readonly emphasis?: string | undefined
  readonly detail?: string | undefined
  /** Whose it is, or the way to take it. */
  readonly owner?: ReactNode
  /** What can be done at once. */
  readonly actions?: ReactNode
  /** How many it stands for: the last line of more than are told. */
  readonly count?: number
  /** There may be more than that. */
  readonly isMore?: boolean
}

/** Things to be done under one heading; what is late has a colour of its own. */
export type AgendaSection = {
  readonly key: string
  readonly title: string
  readonly items: readonly AgendaItem[]
  readonly isLate?: boolean
}

type AgendaProps = {
  readonly sections: readonly AgendaSection[]
  readonly moreLabel: (count: number) => string
  /** When something of a day without an hour is due. */
  readonly anyHour: string
}

/** Where the focus goes when what had it is done. */
export const agendaId = 'agenda'

/** All that is to be done, section by section, what is due first at the head of each; every item has its next action in place. */
export function Agenda({ sections, ...words }: AgendaProps) {
  return (
    <div id={agendaId} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      {sections.map((section) => (
        <Section key={section.key} section={section} {...words} />
      ))}
    </div>
  )
}

const byUrgency = (one: AgendaItem, other: AgendaItem) =>
  agendaGroups.indexOf(one.group) - agendaGroups.indexOf(other.group) || one.due - other.due

/** So many of a section are seen before somebody asks for all of them; one more is no reason to ask. */
const seenAtFirst = 12

type SectionProps = Omit<AgendaProps, 'sections'> & {
  readonly section: AgendaSection
}

function Section({ section: { title, items, isLate = false }, moreLabel, anyHour }: SectionProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return null
  const counted = (of: readonly AgendaItem[]) => of.reduce((sum, { count = 1 }) => sum + count, 0)
  const sorted = items.toSorted(byUrgency)
  const isLong = !isWhole && items.length > seenAtFirst + 1
  const seen = isLong ? sorted.slice(0, seenAtFirst) : sorted
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className={`mb-2 flex items-baseline gap-2 text-lg ${isLate ? 'text-clay' : ''}`}>
        {title}
        <span className="font-sans text-sm font-semibold text-muted tabular-nums">
          {counted(items)}
          {items.some(({ isMore }) => isMore) && '+'}
        </span>
      </h2>
      <div className={`rounded-card border bg-white ${isLate ? 'border-clay' : 'border-line'}`}>
        <ul className="divide-y divide-line">
          {seen.map((item) => (
            <Row key={item.key} item={item} anyHour={anyHour} />
          ))}
        </ul>
        {isLong && (
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="flex min-h-11 w-full items-center gap-2 rounded-b-card border-t border-line px-4 text-sm font-semibold hover:bg-sand-2"
          >
            <Icon name="chevron-down" className="size-4" />
            {moreLabel(counted(sorted) - counted(seen))}
          </button>
        )}
      </div>
    </section>
  )
}

/** The way to those that are not told, as wide as there is room. */
function Rest({ title, to, icon }: { readonly title: string; readonly to: string; readonly icon: AgendaIcon | null }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center gap-2 px-4 font-semibold hover:bg-sand/60 hover:underline">
        {icon && <Sign name={icon} className="size-4" />}
        {title}
      </Link>
    </li>
  )
}

/** When, who and what, whose, and what can be done: on a wide desk in columns, the same in every row; on a phone what can be done stands at the right of the rest. */
function Row({ item, anyHour }: { readonly item: AgendaItem; readonly anyHour: string }) {
  const { group, icon, title, place, to, emphasis, owner, actions, count } = item
  if (count !== undefined && to) return <Rest {...{ title, to, icon }} />
  const isOfDay = group === 'today' || group === 'tomorrow'
  const when = item.when || (isOfDay && anyHour)
  const whenLook = `font-semibold tabular-nums ${group === 'late' ? 'text-clay' : 'text-muted'}`
  const columns = when
    ? 'md:grid-cols-[8rem_minmax(0,1fr)_auto] xl:grid-cols-[8rem_minmax(0,1fr)_19rem]'
    : 'md:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_19rem]'
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-2 px-4 py-2 hover:bg-sand/60 md:grid md:gap-x-3 md:py-1.5 ${columns}`}
    >
      {when && <span className={`text-sm leading-tight max-md:hidden ${whenLook}`}>{when}</span>}
      <div className="contents min-w-0 items-center gap-x-3 md:flex">
        <div className="contents min-w-0 grow md:block">
          <p className="flex min-w-0 items-baseline gap-x-2 max-md:w-full max-md:flex-wrap">
            {to ? (
              <Link
                to={to}
                title={title}
                className="min-w-0 truncate font-semibold after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            ) : (
              <span className="min-w-0 truncate font-semibold">{title}</span>
            )}
            {emphasis && (
              <span title={emphasis} className="min-w-0 truncate text-sm">
                {emphasis}
              </span>
            )}
            {when && <span className={`text-xs md:hidden ${whenLook}`}>{when}</span>}
            {place && <span className="min-w-0 shrink-[4] truncate text-sm text-muted max-xl:hidden">{place}</span>}
          </p>
          <Detail item={item} />
        </div>
        <div
          data-owner
          className="relative z-1 min-w-0 text-sm empty:hidden max-md:order-1 max-md:w-full md:max-w-28 md:shrink-0"
        >
          {owner}
        </div>
      </div>
      <div
        data-actions
        className="relative z-1 flex flex-wrap justify-end gap-1.5 empty:hidden *:not-hover:border-line max-md:ml-auto max-md:max-w-full max-md:gap-1 max-md:*:px-2.5 md:pointer-fine:*:min-h-9 xl:*:px-2.5 xl:empty:flex"
      >
        {actions}
      </div>
    </li>
  )
}

/** What it is about. */
function Detail({ item: { icon, risk, detail } }: { readonly item: AgendaItem }) {
  const isTold = Boolean(risk || detail)
  return (
    <p
      title={detail}
      className="line-clamp-2 min-w-0 text-sm leading-snug wrap-anywhere text-muted max-md:flex-1 max-md:basis-32"
    >
      {icon && isTold && <Sign name={icon} className="mr-1 inline size-4 align-text-bottom max-md:hidden" />}
      {risk && <span className="font-semibold text-clay-deep">{risk}</span>}
      {risk && detail && '\u00A0· '}
      {detail}
    </p>
  )
}

/** An icon of the back office or of the whole site. */
function Sign({ name, className }: { readonly name: AgendaIcon; readonly className: string }) {
  return isAdminIcon(name) ? <AdminIcon {...{ name, className }} /> : <Icon {...{ name, className }} />
}
