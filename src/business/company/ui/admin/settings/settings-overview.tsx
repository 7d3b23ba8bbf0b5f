import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { settingGroups } from '../../../settings/setting-groups.ts'
import type { SettingRecord } from '../../../settings/setting-record.ts'
import { settingsQuery } from './settings-form-context.ts'

/** Everything that can be set, and what of it is no longer as it came with the site. */
export function SettingsOverview() {
  const text = useText()
  const { data } = useQuery(settingsQuery())
  const recordOf = (group: string) => data?.find((record) => record.group === group)
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {settingGroups.map((group) => (
        <li key={group}>
          <Link to={`/admin/settings/${group}`}>
            <Card className="h-full">
              <span className="flex items-center justify-between gap-3">
                <span className="font-semibold">{text(`admin-settings.group.${group}`)}</span>
                <Icon name="arrow-right" />
              </span>
              <span className="mt-1 mb-2 block text-sm text-muted">{text(`admin-settings.group.${group}.text`)}</span>
              <State record={recordOf(group)} />
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function State({ record }: { record: SettingRecord | undefined }) {
  const text = useText()
  if (record?.fault) {
    return (
      <Badge tone="clay" icon="alert">
        {text(`admin-settings.fault.${record.fault}`)}
      </Badge>
    )
  }
  return record && !record.isDefault ? <Badge tone="leaf">{text('admin-settings.own')}</Badge> : null
}
