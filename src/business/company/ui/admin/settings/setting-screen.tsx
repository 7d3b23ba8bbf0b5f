import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { MissingScreen } from '#business/accounts/ui/missing-screen.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useTitle } from '#client/use-title.ts'
import { Banner } from '#design/banner.tsx'
import { Icon } from '#design/icon.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { formatLocalMoment, formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isSettingGroup, type SettingGroup } from '../../../settings/setting-groups.ts'
import { useNewerText } from './newer-text.ts'
import { settingsQuery } from './settings-form-context.ts'
import { SettingsForm } from './settings-form.tsx'
import { settablePages } from '../../../settings/page-settings.ts'

/** A group of settings by its name in the address. */
export function SettingScreen() {
  const { group = '' } = useParams()
  const text = useText()
  if (!isSettingGroup(group)) {
    return <MissingScreen to="/admin/settings" label={text('admin-settings.heading')} />
  }
  return <GroupScreen group={group} />
}

/** The company's own photographs, which more may set than other groups. */
export function PhotographsScreen() {
  return <GroupScreen group="photographs" />
}

/** A group of settings in each of its states. */
function GroupScreen({ group }: { group: SettingGroup }) {
  const text = useText()
  const me = useMe()
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4">
      <div>
        {me?.may.includes('settings.manage') && (
          <Link to="/admin/settings" className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrow-left" className="size-4" />
            {text('admin-settings.heading')}
          </Link>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h1 className="text-2xl sm:text-3xl">{text(`admin-settings.group.${group}`)}</h1>
          <Ways group={group} />
        </div>
        <p className="mt-1 max-w-3xl text-muted max-sm:text-sm">{text(`admin-settings.group.${group}.text`)}</p>
      </div>
      <Loaded key={group} group={group} />
    </div>
  )
}

/** To where it is seen, and to what belongs with it. */
function Ways({ group }: { group: SettingGroup }) {
  const text = useText()
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-sm">
      {group === 'countries' && (
        <Link to="/admin/calendar" className="link inline-flex min-h-11 items-center gap-2">
          {text('admin-settings.closedDays')}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      )}
      <a
        href={`${placeOf[group]}?lang=${text.language}`}
        target="_blank"
        rel="noopener"
        className="link inline-flex min-h-11 items-center gap-2"
      >
        {text('admin.see')}
        <Icon name="external" className="size-4" />
        <span className="sr-only">{text('admin-settings.newTab')}</span>
      </a>
    </p>
  )
}

function Loaded({ group }: { group: SettingGroup }) {
  const text = useText()
  useTitle(text(`admin-settings.group.${group}`))
  const { data, isError, refetch } = useQuery(settingsQuery())
  const record = data?.find((one) => one.group === group)
  const newer = useNewerText(group)
  if (record) {
    return (
      <>
        {record.updatedAt && (
          <p className="text-sm text-muted">
            {text('admin-settings.changed', {
              moment: formatLocalMoment(new Date(record.updatedAt), text.language),
              version: record.version,
            })}
          </p>
        )}
        {record.fault && (
          <Banner tone="error" title={text(`admin-settings.fault.${record.fault}`)}>
            {text(`admin-settings.fault.${record.fault}.text`)}
          </Banner>
        )}
        {newer && (
          <Banner
            tone="info"
            title={text(`admin-settings.newer.${newer.language}`, {
              date: formatLongDate(newer.date, text.language).replaceAll(' ', '\u00A0'),
            })}
          >
            {text(`admin-settings.newer.${newer.language}.text`)}{' '}
            <Link to="/admin/translations?kind=settings" className="link">
              {text('admin-settings.newer.settle')}
            </Link>
          </Banner>
        )}
        <SettingsForm record={record} />
      </>
    )
  }
  if (!isError) return <RecordSkeleton label={text('shell.loading')} />
  return <NotLoaded onRetry={refetch} />
}

/** The page on which a group is seen best. */
const placeOf: Readonly<Record<SettingGroup, string>> = {
  look: '/',
  company: '/',
  countries: '/contact',
  costs: '/smart-solar-plan',
  impact: '/',
  team: '/',
  partners: '/',
  photographs: '/contact',
  featured: '/',
  claims: '/',
  warranty: settablePages.warranty,
  terms: settablePages.terms,
  privacy: settablePages.privacy,
  accessibility: settablePages.accessibility,
  retention: settablePages.privacy,
  pages: '/',
}
