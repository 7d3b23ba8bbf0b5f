import { Link } from 'react-router'
import type { AgendaItem } from '#design/admin/agenda.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { FaultySetting } from '../../../settings/setting-record.ts'

/** Settings that the site can't show as they were written: visitors see them so now. */
export function useSettingAgenda(faulty: readonly FaultySetting[] | null): readonly AgendaItem[] {
  const text = useText()
  return (faulty ?? []).map(({ group, fault }) => ({
    key: `setting ${group}`,
    group: 'late',
    due: 0,
    when: text('admin-today.when.now'),
    icon: 'alert',
    title: text(`admin-settings.group.${group}`),
    to: `/admin/settings/${group}`,
    detail: text(`admin-settings.fault.${fault}`),
    actions: (
      <Button asChild tone="secondary" size="sm">
        <Link to={`/admin/settings/${group}`}>{text('admin-today.correct')}</Link>
      </Button>
    ),
  }))
}
