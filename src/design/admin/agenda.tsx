import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../icon.tsx'

/** When something is to be done: it should have been, today, tomorrow, after that, or nobody has said. */
export const urgencies = ['late', 'today', 'tomorrow', 'later', 'undated'] as const

/** Something to be done. */
export type AgendaItem = {
  readonly key: string
  readonly group: (typeof urgencies)[number]
  /** Its place within the group: when it is due, in milliseconds. */
  readonly due: number
  /** The same in words: under a day of its own, only the hour; '' of one that has none. */
  readonly when: string
  /** Null for what most are. */
  readonly icon: IconName | null
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
  /** What can be done at once; on a phone what has a `title` is as wide as its sign, unless it grows by itself. */
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
  urgencies.indexOf(one.group) - urgencies.indexOf(other.group) || one.due - other.due

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
function Rest({ title, to, icon }: { readonly title: string; readonly to: string; readonly icon: IconName | null }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center gap-2 px-4 font-semibold hover:bg-sand/60 hover:underline">
        {icon && <Icon name={icon} className="size-4" />}
        {title}
      </Link>
    </li>
  )
}

/** When, who and what, whose, and what can be done: on a wide desk a column each, the same in every row. */
function Row({ item, anyHour }: { readonly item: AgendaItem; readonly anyHour: string }) {
  const { group, icon, when, title, place, to, risk, emphasis, detail, owner, actions, count } = item
  if (count !== undefined && to) return <Rest {...{ title, to, icon }} />
  const isLate = group === 'late'
  const isOfDay = group === 'today' || group === 'tomorrow'
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-sand/60 md:grid-cols-[6.5rem_minmax(0,1fr)_auto] md:py-1.5 xl:grid-cols-[6.5rem_minmax(0,1fr)_7rem_16rem]">
      <span
        className={`text-sm leading-tight font-semibold tabular-nums max-md:order-2 max-md:text-right max-md:text-xs max-md:whitespace-nowrap ${isLate ? 'text-clay' : 'text-muted'}`}
      >
        {when || (isOfDay && anyHour)}
      </span>
      <div className="contents min-w-0 md:block xl:contents">
        <div className="contents min-w-0 md:block">
          <p className="min-w-0 items-baseline gap-x-2 max-md:contents md:flex">
            {to ? (
              <Link
                to={to}
                title={title}
                className="min-w-0 truncate font-semibold after:absolute after:inset-0 hover:underline max-md:order-1"
              >
                {title}
              </Link>
            ) : (
              <span className="min-w-0 truncate font-semibold max-md:order-1">{title}</span>
            )}
            {emphasis && (
              <span title={emphasis} className="min-w-0 truncate text-sm max-md:order-3 max-md:col-span-2">
                {emphasis}
              </span>
            )}
            {place && <span className="min-w-0 shrink-[4] truncate text-sm text-muted max-xl:hidden">{place}</span>}
          </p>
          <p
            title={detail}
            className="line-clamp-1 min-w-0 text-sm wrap-anywhere text-muted empty:hidden max-md:order-4 max-md:col-span-2"
          >
            {icon && <Icon name={icon} className="mr-1 inline size-4 align-text-bottom" />}
            {risk && <span className="font-semibold text-clay-deep">{risk}</span>}
            {risk && detail && '\u00A0· '}
            {detail}
          </p>
        </div>
        <div
          data-owner
          className="relative z-1 min-w-0 text-sm empty:hidden max-md:order-5 max-md:col-span-2 xl:empty:block"
        >
          {owner}
        </div>
      </div>
      <div
        data-actions
        className="relative z-1 flex flex-wrap gap-2 max-md:order-6 max-md:col-span-2 max-md:mt-2 max-md:gap-1.5 max-md:*:px-2.5 max-md:[&>:is(a,button):not([title])]:grow md:justify-end md:max-xl:empty:hidden md:pointer-fine:*:min-h-9 *:not-hover:border-line xl:justify-start xl:gap-1.5 xl:*:px-2.5 xl:[&>[aria-haspopup=menu]]:ml-auto max-md:empty:hidden"
      >
        {actions}
      </div>
    </li>
  )
}
