import { Disclosure } from '#design/disclosure.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { keptKinds } from '#kernel/retention.ts'
import type { AuditEntry } from '../audit-entry.ts'
import { actionKey } from './audit-words.ts'

/** A line of the log, and what changed when it is opened. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const text = useText()
  const { at, staffName, action, kind, recordId, label, before, after } = entry
  const key = actionKey(action)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const isAtDoor = action.startsWith('account.')
  const nobody = text(isAtDoor ? 'admin.audit.stranger' : 'admin.audit.nobody')
  const kept = kind === 'retention' && keptKinds.find((known) => known === label)
  const about = kept ? text(`admin.audit.kept.${kept}`) : label
  const subject = about || (isAtDoor ? text('admin.audit.noAccount') : `${kind} ${recordId ?? ''}`)
  const line = (
    <span className="grid gap-x-4 text-left sm:grid-cols-[14rem_1fr]">
      <span className="text-sm text-muted">{formatLocalMoment(new Date(at), text.language)}</span>
      <span>
        <b>{staffName || nobody}</b> · {key ? text(key) : action} · {subject}
        {isAtDoor && after && <span className="block text-sm text-muted">{whereFrom(entry, text)}</span>}
      </span>
    </span>
  )
  if (names.length === 0 || isAtDoor) return <div className="rounded-card border border-line bg-white p-4">{line}</div>
  return (
    <Disclosure summary={line}>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left">
              <th className="p-2">{text('admin.audit.field')}</th>
              <th className="p-2">{text('admin.audit.before')}</th>
              <th className="p-2">{text('admin.audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="border-t border-line align-top">
                <th className="p-2 text-left wrap-anywhere">{name}</th>
                <td className="p-2 wrap-anywhere whitespace-pre-wrap">{written(before?.[name], text)}</td>
                <td className="p-2 wrap-anywhere whitespace-pre-wrap">{written(after?.[name], text)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
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

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

function written(value: unknown, text: Text): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return text(value ? 'admin.audit.yes' : 'admin.audit.no')
  if (typeof value !== 'string') return JSON.stringify(value)
  return moment.test(value) ? formatLocalMoment(new Date(value), text.language) : value
}
