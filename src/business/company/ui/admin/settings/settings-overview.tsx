import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatShortDay } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { settingGroups, type SettingGroup } from '../../../settings/setting-groups.ts'
import type { SettingRecord } from '../../../settings/setting-record.ts'
import { useNewerText } from './newer-text.ts'
import { samplesQuery } from './sample-content.tsx'
import { settingsQuery } from './settings-form-context.ts'

const sections = ['company', 'sales', 'legal'] as const
type Section = (typeof sections)[number]

/** Under which heading each group stands. */
const sectionOf: Readonly<Record<SettingGroup, Section>> = {
  company: 'company',
  look: 'company',
  countries: 'company',
  team: 'company',
  partners: 'company',
  photographs: 'company',
  impact: 'company',
  featured: 'sales',
  costs: 'sales',
  claims: 'sales',
  warranty: 'sales',
  terms: 'legal',
  privacy: 'legal',
  accessibility: 'legal',
  retention: 'legal',
  pages: 'legal',
}

const rows = 'divide-y divide-line rounded-card border border-line bg-white'

/** Everything that can be set, what of it is no longer as it came with the site, and of what one language has not followed the other. */
export function SettingsOverview() {
  const text = useText()
  const { data } = useQuery(settingsQuery())
  const recordOf = (group: SettingGroup) => data?.find((record) => record.group === group)
  return (
    <div className="grid gap-8">
      <ul className={rows}>
        <Samples />
      </ul>
      {sections.map((section) => (
        <SettingSection key={section} section={section}>
          {settingGroups
            .filter((group) => sectionOf[group] === section)
            .map((group) => (
              <SettingLink
                key={group}
                to={`/admin/settings/${group}`}
                name={text(`admin-settings.group.${group}`)}
                about={text(`admin-settings.group.${group}.card`)}
                state={<State group={group} record={recordOf(group)} />}
              />
            ))}
        </SettingSection>
      ))}
    </div>
  )
}

function SettingSection({ section, children }: { section: Section; children: ReactNode }) {
  const text = useText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {text(`admin-settings.section.${section}`)}
      </h2>
      <ul className={rows}>{children}</ul>
    </section>
  )
}

type SettingLinkProps = {
  readonly to: string
  readonly name: string
  readonly about: string
  readonly state: ReactNode
}

/** The way to something that can be set, on a line that is one link. */
function SettingLink({ to, name, about, state }: SettingLinkProps) {
  return (
    <li className="first:*:rounded-t-card last:*:rounded-b-card">
      <Link
        to={to}
        className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 hover:bg-sand-2 md:grid-cols-[17rem_minmax(0,1fr)_auto]"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{name}</span>
          {state}
        </span>
        <span className="text-sm text-muted max-md:row-start-2">{about}</span>
        <Icon name="chevron-right" className="size-5 text-muted max-md:row-span-2" />
      </Link>
    </li>
  )
}

/** The way to the sample content, and how much of it visitors see. */
function Samples() {
  const text = useText()
  const shown = useQuery(samplesQuery()).data?.filter(({ state }) => state === 'sample').length ?? 0
  return (
    <SettingLink
      to="/admin/settings/samples"
      name={text('admin-settings.samples')}
      about={text('admin-settings.samples.card')}
      state={shown > 0 && <Badge tone="sun">{text('admin-settings.samples.shown', { count: shown })}</Badge>}
    />
  )
}

function State({ group, record }: { group: SettingGroup; record: SettingRecord | undefined }) {
  const text = useText()
  const newer = useNewerText(group)
  if (record?.fault) {
    return (
      <Badge tone="clay" icon="alert">
        {text(`admin-settings.fault.${record.fault}`)}
      </Badge>
    )
  }
  return (
    <>
      {record && !record.isDefault && <Badge tone="leaf">{text('admin-settings.own')}</Badge>}
      {newer && (
        <Badge tone="clay">
          {text(`admin-settings.newer.${newer.language}.brief`, { date: formatShortDay(newer.date, text.language) })}
        </Badge>
      )}
    </>
  )
}
