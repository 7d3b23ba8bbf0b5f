import { Link } from 'react-router'
import { Disclosure } from '#design/disclosure.tsx'
import { Icon } from '#design/icon.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { keptKinds } from '#kernel/retention.ts'
import type { AuditEntry } from '../audit-entry.ts'
import { actionKey, auditKind, type AuditKind } from './audit-words.ts'
import { isInPlaces, type AuditRun } from './audit-runs.ts'
import { officeTime } from './office-clock.ts'
import { toldChanges, type NameOf, type ToldChange, type ToldRecord } from './told-changes.ts'

/** How each kind of record is told, by which one it is. */
export type AuditRecords = Readonly<Record<AuditKind, (recordId: string | null) => ToldRecord>>

type AuditEntryRowProps = {
  /** What was done, and the same before that, the newest first. */
  readonly run: AuditRun
  readonly records: AuditRecords
  readonly nameOf: NameOf
  /** Whether the log shows this record alone. */
  readonly isAlone: boolean
}

/** A line of the log below who did it; what changed, and the ways to its record, when it is opened. */
export function AuditEntryRow({ run, records, nameOf, isAlone }: AuditEntryRowProps) {
  const text = useText()
  const [entry] = run
  const { action, recordId, before, after } = entry
  const isAtDoor = action.startsWith('account.')
  const kind = auditKind(entry.kind)
  const record = kind && records[kind](recordId)
  const changes = record && !isAtDoor ? toldChanges(record, entry, text, nameOf) : []
  // How many lines a history has is only a sign that it has more.
  const told = changes.filter(({ isAside }) => !isAside)
  const path = record?.path(entry) ?? null
  const history = kind && recordId && !isAlone ? `?${new URLSearchParams({ kind, recordId })}` : null
  const line = (
    <Line
      run={run}
      subject={partAndSubject(entry, record, text)}
      inShort={before && after ? inShort(changes, text) : ''}
    />
  )
  if (told.length === 0 && !path && !history) {
    return <div className="py-2 pr-8">{line}</div>
  }
  return (
    <Disclosure look="plain" summary={line}>
      <div className="grid gap-3 sm:pl-24">
        {told.length > 0 && <Changes changes={told} isNew={before === null} />}
        {record?.Undo && <record.Undo entry={entry} />}
        {record && isInPlaces(run) ? <Places run={run} record={record} /> : <Ways path={path} history={history} />}
      </div>
    </Disclosure>
  )
}

type WaysProps = { readonly path: string | null; readonly history: string | null }

/** To the record, and to all that was done to it. */
function Ways({ path, history }: WaysProps) {
  const text = useText()
  return (
    <div className="flex flex-wrap gap-x-6">
      {path && (
        <Link to={path} className="link inline-flex min-h-11 items-center gap-2">
          {text('admin.audit.open')} <Icon name="arrow-right" className="size-4" />
        </Link>
      )}
      {history && (
        <Link to={history} className="link inline-flex min-h-11 items-center">
          {text('admin.audit.history')}
        </Link>
      )}
    </div>
  )
}

/** The records to which the same was done at once, each a link. */
function Places({ run, record }: { readonly run: AuditRun; readonly record: ToldRecord }) {
  const text = useText()
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {run.map((entry) => (
        <li key={entry.id} className="min-w-0">
          <Link to={record.path(entry) ?? ''} className="link inline-flex min-h-11 items-center wrap-anywhere">
            {[record.place?.(entry, text), subjectOf(entry, record, text)].filter(Boolean).join(' · ')}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type LineProps = { readonly run: AuditRun; readonly subject: string; readonly inShort: string }

/** What, to which record, at what time; from where, for what was done at the door. */
function Line({ run, subject, inShort: change }: LineProps) {
  const text = useText()
  const [entry] = run
  const { at, action, after, staffName } = entry
  // Said above already.
  const isOwn = action.startsWith('account.') && subject === staffName
  const more = action.startsWith('account.') && after ? whereFrom(entry, text) : change
  return (
    <span className="grid gap-x-4 text-left sm:grid-cols-[5rem_1fr]">
      <time dateTime={at} className="text-sm/6 font-normal text-muted tabular-nums max-sm:order-last">
        {officeTime(at, text.language)}
      </time>
      <span className="min-w-0 font-normal wrap-anywhere">
        <b className="inline-block font-semibold first-letter:uppercase">
          {text(actionKey(action) ?? 'admin.audit.other')}
        </b>
        {!isOwn && ` · ${subject}`}
        {run.length > 1 && <span className="block text-sm font-semibold">{howOften(run, text)}</span>}
        {more && <span className="block text-sm text-muted">{more}</span>}
      </span>
    </span>
  )
}

/** `7 fois, de 9 h 12 à 9 h 40`; `à 10 endroits`. */
function howOften(run: AuditRun, text: Text): string {
  const [to, from] = [run[0], run.at(-1)].map((entry) => entry && officeTime(entry.at, text.language))
  const count = run.length
  if (isInPlaces(run)) return text('admin.audit.inPlaces', { count })
  return from === to
    ? text('admin.audit.often', { count })
    : text('admin.audit.often.between', { count, from: from ?? '', to: to ?? '' })
}

/** Who did it, or what did it in their name. */
export function doerOf({ staffName, programName, action }: AuditEntry, text: Text): string {
  if (programName) return text('admin.audit.program', { program: programName, name: staffName })
  return staffName || text(action.startsWith('account.') ? 'admin.audit.stranger' : 'admin.audit.nobody')
}

/** Which part of what it was done to. */
const partAndSubject = (entry: AuditEntry, record: ToldRecord | undefined, text: Text): string =>
  joinWithDots([record?.part?.(entry, text), subjectOf(entry, record, text)])

/** What it was done to, as people call it. */
export function subjectOf(entry: AuditEntry, record: ToldRecord | undefined, text: Text): string {
  const { kind, action, label } = entry
  const kept = kind === 'retention' && keptKinds.find((known) => known === label)
  const about = kept ? text(`admin.audit.kept.${kept}`) : (record?.name?.(entry, text) ?? label)
  if (about) return about
  if (action.startsWith('account.')) return text('admin.audit.noAccount')
  const known = auditKind(kind)
  return known ? text(`admin.audit.kind.${known}`) : ''
}

/** Longer values are read below, side by side. */
const longestInShort = 60

/** `Prix : de 3 000 000 ₦ à 3 200 000 ₦ et 2 autres changements`; `Responsable : Ada` where there was nobody. */
function inShort(changes: readonly ToldChange[], text: Text): string {
  const [change, ...more] = changes.filter(({ isAside }) => !isAside)
  if (!change) return changes.length > 0 ? text('admin.audit.added') : ''
  const { label, before, after } = change
  const isShort = before.length + after.length <= longestInShort && !/\n/.test(before + after)
  const key = before && after ? 'one' : after ? 'set' : 'emptied'
  const first = isShort ? text(`admin.audit.changed.${key}`, { label, was: before, is: after }) : label
  return text('admin.audit.changed', { first, more: more.length })
}

type ChangesProps = { readonly changes: readonly ToldChange[]; readonly isNew: boolean }

function Changes({ changes, isNew }: ChangesProps) {
  const text = useText()
  const cell = 'max-w-[24rem] min-w-20 p-2 wrap-anywhere whitespace-pre-wrap'
  return (
    <div className="overflow-x-auto">
      <table lang={text.language} className="text-sm">
        <thead>
          <tr className="text-left">
            <th className="p-2">{text('admin.audit.field')}</th>
            {!isNew && <th className="p-2">{text('admin.audit.before')}</th>}
            <th className="p-2">{text('admin.audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="p-2 text-left wrap-break-word hyphens-auto">
                {label}
              </th>
              {!isNew && <td className={cell}>{before || '–'}</td>}
              <td className={cell}>{after || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** From which network, and how many refusals there were: of the entry itself, or before it. */
function whereFrom({ staffId, after }: AuditEntry, text: Text): string {
  const known = after?.['network']
  const network = typeof known === 'string' && known ? known : text('admin.audit.noNetwork')
  const failures = Number(after?.['failures'] ?? 0)
  if (failures === 0) return text('admin.audit.from.network', { network })
  return text(staffId ? 'admin.audit.from.afterFailures' : 'admin.audit.from.failures', { network, failures })
}
