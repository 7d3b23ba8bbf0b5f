import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../badge.tsx'
import { Icon, type IconName } from '../icon.tsx'

/** What is late comes first, then what is for today, then what comes after it. */
export const agendaGroups = ['late', 'today', 'later'] as const
export type AgendaGroup = (typeof agendaGroups)[number]

/** Something to be done. */
export type AgendaItem = {
  readonly key: string
  readonly group: AgendaGroup
  /** Its place within the group: when it is due, in milliseconds. */
  readonly due: number
  /** The same in words. */
  readonly when: string
  readonly icon: IconName
  readonly title: string
  /** Where it is done; null where there is no such place. */
  readonly to: string | null
  readonly detail?: ReactNode
  readonly note?: string | undefined
  /** What can be done at once. */
  readonly actions?: ReactNode
}

type AgendaProps = {
  readonly items: readonly AgendaItem[]
  readonly titles: Readonly<Record<AgendaGroup, string>>
}

/** Where the focus goes when what had it is done. */
export const agendaId = 'agenda'

/** Everything that is to be done, of whatever kind, in one order: when it is due. Each with its next action in place. */
export function Agenda({ items, titles }: AgendaProps) {
  return (
    <div id={agendaId} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      {agendaGroups.map((group) => (
        <Group
          key={group}
          title={titles[group]}
          isLate={group === 'late'}
          items={items.filter((item) => item.group === group).toSorted((a, b) => a.due - b.due)}
        />
      ))}
    </div>
  )
}

type GroupProps = { readonly title: string; readonly isLate: boolean; readonly items: readonly AgendaItem[] }

function Group({ title, isLate, items }: GroupProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className={`mb-2 flex items-baseline gap-2 text-lg ${isLate ? 'text-clay' : ''}`}>
        {title}
        <span className="font-sans text-sm font-semibold text-muted tabular-nums">{items.length}</span>
      </h2>
      <ul className={`divide-y divide-line rounded-card border bg-white ${isLate ? 'border-clay' : 'border-line'}`}>
        {items.map((item) => (
          <Row key={item.key} item={item} isLate={isLate} />
        ))}
      </ul>
    </section>
  )
}

function Row({
  item: { icon, when, title, to, detail, note, actions },
  isLate,
}: {
  item: AgendaItem
  isLate: boolean
}) {
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-2.5 md:grid-cols-[2.25rem_8rem_minmax(0,1fr)_auto] md:items-center lg:grid-cols-[2.25rem_10.5rem_minmax(0,1fr)_18rem]">
      <span
        className={`row-span-2 grid size-9 place-items-center rounded-full md:row-span-1 ${isLate ? 'bg-clay-soft text-clay-deep' : 'bg-sun-soft text-ink'}`}
      >
        <Icon name={icon} />
      </span>
      <span className={`text-sm font-semibold tabular-nums ${isLate ? 'text-clay' : 'text-muted'}`}>{when}</span>
      <div className="min-w-0 max-md:col-start-2">
        <p className="flex flex-wrap items-center gap-x-2">
          {to ? (
            <Link to={to} className="min-w-0 py-1 font-semibold wrap-anywhere hover:underline">
              {title}
            </Link>
          ) : (
            <span className="min-w-0 py-1 font-semibold wrap-anywhere">{title}</span>
          )}
          {note && <Badge tone="sun">{note}</Badge>}
        </p>
        {detail && <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{detail}</p>}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-md:col-start-2 md:justify-end lg:[&>:last-child]:w-41">
        {actions}
      </div>
    </li>
  )
}
