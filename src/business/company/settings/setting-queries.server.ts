import { and, eq, sql } from 'drizzle-orm'
import { versionAfter } from '#business/accounts/record-change.server.ts'
import { type Country, isCountry, perCountry } from '#kernel/country.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { LegalTextName } from '../legal/told-legal-text.ts'
import { officeLimitsOf, type OfficeLimits } from './company-of.ts'
import { builtInSettings } from './built-in-settings.server.ts'
import { settingGroups, settingSchemas, type SettingGroup, type Settings } from './setting-groups.ts'
import type { SettingRecord } from './setting-record.ts'
import { siteSettings, type LegalHtml } from '../tables.server.ts'
import { translations } from '#business/translations/tables.server.ts'
import type { ImageSource } from '#business/media/image-library.server.ts'
import type { LegalSettings } from '../legal/legal-settings.ts'
import { ownLook } from './look-settings.ts'
import { noPhotographs } from './photograph-settings.ts'
import { longestRetention } from './retention-settings.ts'

type Row = typeof siteSettings.$inferSelect

/** Every group, set or not, in the order of the screens. */
export async function readSettingRecords(db: Queryable, log: Pick<Log, 'error'>): Promise<SettingRecord[]> {
  const rows = new Map((await db.select().from(siteSettings)).map((row) => [row.group, row]))
  return settingGroups.map((group) => toRecord(group, rows.get(group), log))
}

/** What the offices take on, as it is set at this moment: booking and deciding read it in their own transaction. */
export async function readOfficeLimits(
  db: Queryable,
  log: Pick<Log, 'error'>,
): Promise<Readonly<Record<Country, OfficeLimits>>> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.group, 'countries'))
  const { value } = toRecord('countries', row, log) as SettingRecord<'countries'>
  return officeLimitsOf({ countries: value })
}

/** A group, locked for a change until the transaction ends. */
export async function lockSettingRecord(
  tx: Transaction,
  group: SettingGroup,
  log: Pick<Log, 'error'>,
): Promise<SettingRecord> {
  // The row is there to be locked, whether or not the group was ever set.
  await tx.insert(siteSettings).values({ group, value: null, updatedAt: null }).onConflictDoNothing()
  const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.group, group)).for('update')
  return toRecord(group, row, log)
}

/** Writes a group's next version, a legal text with its HTML; `null` brings back what comes with the site. */
export async function storeSetting<Group extends SettingGroup>(
  tx: Transaction,
  record: SettingRecord,
  value: Settings[Group] | null,
  html: LegalHtml | null,
  now: Date,
): Promise<void> {
  const next = { version: record.version + 1, updatedAt: versionAfter(record, now) }
  if (record.isDefault && value !== null) {
    // What comes with the site was said before: of whoever changes one language of it, the other has not followed.
    const known = { value: record.value, lastGood: record.value, html }
    await tx.update(siteSettings).set(known).where(eq(siteSettings.group, record.group))
    const its = and(eq(translations.kind, 'settings'), eq(translations.recordId, record.group))
    await tx
      .update(translations)
      .set({ frSaidAt: new Date(0), enSaidAt: new Date(0) })
      .where(its)
  }
  await tx
    .update(siteSettings)
    .set({ value, lastGood: value, html, ...next })
    .where(eq(siteSettings.group, record.group))
}

/** The HTML that is stored beside a legal text. */
export async function readLegalHtml(db: Queryable, group: LegalTextName): Promise<LegalHtml | null> {
  const [row] = await db.select({ html: siteSettings.html }).from(siteSettings).where(eq(siteSettings.group, group))
  return row?.html ?? null
}

/** Stores the HTML of a legal text beside it. */
export async function storeLegalHtml(db: Queryable, group: LegalTextName, html: LegalHtml): Promise<void> {
  await db.update(siteSettings).set({ html }).where(eq(siteSettings.group, group))
}

/** A value that was saved before a country was added: that country stands as it comes with the site. */
function withNewCountries(value: unknown, defaultValue: object): unknown {
  const isByCountry = Object.keys(defaultValue).every((key) => isCountry(key))
  const hasCountries = typeof value === 'object' && value !== null && Object.keys(value).some((key) => isCountry(key))
  return isByCountry && hasCountries ? { ...defaultValue, ...value } : value
}

/** A group that can't be read is what it was when it was last saved, if that can be read, else absent; the log says so. */
function toRecord(group: SettingGroup, row: Row | undefined, log: Pick<Log, 'error'>): SettingRecord {
  const defaultValue = builtInSettings[group]
  const base = { group, defaultValue, version: row?.version ?? 1, updatedAt: row?.updatedAt?.toISOString() ?? null }
  if (!row || row.value === null) return { ...base, value: defaultValue, isDefault: true, fault: null }
  const read = settingSchemas[group].safeParse(withNewCountries(row.value, defaultValue))
  const fault = row.html?.faults.length ? 'unrenderable' : null
  if (read.success) return { ...base, value: read.data, isDefault: false, fault }
  log.error({ group, issues: read.error.issues.length }, 'a group of settings could not be read')
  const last = settingSchemas[group].safeParse(withNewCountries(row.lastGood, defaultValue))
  return { ...base, value: last.success ? last.data : absentSettings[group], isDefault: false, fault: 'unreadable' }
}

/** The images that settings show: portraits, marks, pictures within legal texts. A handful of rows, read without an index. */
export const settingImages: ImageSource = {
  kind: 'settings',
  action: 'media.manage',
  table: siteSettings,
  images: sql<string[]>`media_ids(${siteSettings.value}::text)`,
  recordId: siteSettings.group,
  label: siteSettings.group,
}

const nothingPromised = { title: '', titleEn: '', text: '', textEn: '' }
const noLegalText: LegalSettings = {
  effective: '',
  title: '',
  titleEn: '',
  description: '',
  descriptionEn: '',
  content: '',
  contentEn: '',
}

/**
 * What stands for a group that was set and of which nothing can be read: nothing is said, nothing is offered, and whatever
 * has a limit is at its strictest; what is kept is kept longest. Never what comes with the site, which is another company's.
 */
const absentSettings: Settings = {
  company: { name: '', salesEmail: '', supportEmail: '', facebook: '', instagram: '', linkedin: '' },
  look: ownLook,
  countries: perCountry(() => ({
    address: '',
    addressEn: '',
    registration: '',
    phoneNumbers: [],
    whatsapp: '',
    openingHours: [],
    hasPriceList: false,
    consultationPlaces: 0,
    appointmentPlaces: 0,
    visitPlaces: 0,
    secondApprovalAbove: 0,
    requestsEmail: '',
    applicationsEmail: '',
    jobsEmail: '',
  })),
  costs: perCountry(() => ({ panelPricePerW: null, installationPercent: 0, installationMinimum: 0 })),
  impact: [],
  team: [],
  partners: [],
  photographs: noPhotographs,
  featured: perCountry(() => []),
  claims: {
    savings: { ...nothingPromised, source: '', sourceEn: '', sourceUrl: '' },
    warranty: nothingPromised,
    quote: nothingPromised,
    support: nothingPromised,
    figures: [],
  },
  warranty: noLegalText,
  terms: noLegalText,
  privacy: noLegalText,
  accessibility: noLegalText,
  retention: longestRetention,
  pages: {},
}
