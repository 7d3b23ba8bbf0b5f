import { Link } from 'react-router'
import { WorkCard } from '#design/admin/work-card.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { FaultySetting } from '../../../settings/setting-record.ts'

/** Settings that the site can't show as they were written; nothing where all is well. */
export function TodaySettings({ faulty }: { faulty: readonly FaultySetting[] }) {
  const text = useText()
  if (faulty.length === 0) return null
  return (
    <WorkCard title={text('admin-today.settings')} count={faulty.length} to="/admin/settings" isUrgent>
      <ul className="grid gap-1">
        {faulty.map(({ group, fault }) => (
          <li key={group}>
            <Link
              to={`/admin/settings/${group}`}
              className="grid min-h-11 content-center rounded-control py-1 hover:bg-sand-2"
            >
              <span>{text(`admin-settings.group.${group}`)}</span>
              <span className="text-sm text-muted">{text(`admin-settings.fault.${fault}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </WorkCard>
  )
}
