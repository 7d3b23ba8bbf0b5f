import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { settingGroups } from '../../../settings/setting-groups.ts'
import type { SettingRecord } from '../../../settings/setting-record.ts'
import { samplesQuery } from './sample-content.tsx'
import { settingsQuery } from './settings-form-context.ts'

/** Everything that can be set, and what of it is no longer as it came with the site. */
export function SettingsOverview() {
  const text = useText()
  const { data } = useQuery(settingsQuery())
  const recordOf = (group: string) => data?.find((record) => record.group === group)
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <li>
        <Samples />
      </li>
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

/** The way to the sample content, and how much of it visitors see. */
function Samples() {
  const text = useText()
  const shown = useQuery(samplesQuery()).data?.filter(({ state }) => state === 'sample').length ?? 0
  return (
    <Link to="/admin/settings/samples">
      <Card className="h-full">
        <span className="flex items-center justify-between gap-3">
          <span className="font-semibold">{text('admin-settings.samples')}</span>
          <Icon name="arrow-right" />
        </span>
        <span className="mt-1 mb-2 block text-sm text-muted">{text('admin-settings.samples.card')}</span>
        {shown > 0 && <Badge tone="sun">{text('admin-settings.samples.shown', { count: shown })}</Badge>}
      </Card>
    </Link>
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
