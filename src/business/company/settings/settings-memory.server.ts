import type { Company } from '#kernel/brand.ts'
import type { Country } from '#kernel/country.ts'
import {
  contentField,
  contentFields,
  perContentLanguage,
  type ContentLanguage,
  type Language,
} from '#kernel/language.ts'
import type { OfficeLimits } from '#kernel/office-limits.ts'
import type { Retention } from '#kernel/retention.ts'
import { memoize } from '#platform/hold-values.server.ts'
import type { Services } from '#platform/services.server.ts'
import { retentionTable } from '../legal/retention-told.ts'
import { legalTexts, type LegalTextName, type ToldLegalText } from '../legal/told-legal-text.ts'
import type { Told } from '#kernel/told.ts'
import { isCurrent, writeHtml, type Bodies } from '#business/markdown/written-html.server.ts'
import { absentSettings } from './absent-settings.ts'
import type { CompanyAccount } from './company-account.ts'
import { companyOf } from './company-of.ts'
import { officeLimitsOf } from './office-limits-of.ts'
import { builtInSettings } from './built-in-settings.server.ts'
import { settingGroups, type Settings } from './setting-groups.ts'
import { readLegalHtml, readSettingRecords, storeLegalHtml } from './setting-queries.server.ts'
import type { SettingRecord } from './setting-record.ts'

export type SettingsMemory = {
  /** Whose site this is, for everything that is drawn. */
  company(): Promise<Told<Company>>
  /** What the offices take on. */
  limits(): Promise<Told<Readonly<Record<Country, OfficeLimits>>>>
  /** For how long everything is kept. */
  retention(): Promise<Told<Retention>>
  /** What the company tells of itself. */
  account(): Promise<Told<CompanyAccount>>
  /** A legal text; null where there is none of that name. */
  legalText(name: string): Promise<Told<ToldLegalText | null>>
  drop(): void
}

const builtIn: readonly SettingRecord[] = settingGroups.map((group) => {
  const value = builtInSettings[group]
  return { group, value, defaultValue: value, isDefault: true, fault: null, version: 1, updatedAt: null }
})

type LegalRecord = SettingRecord<LegalTextName>
type Known = {
  readonly company: Company
  readonly limits: Readonly<Record<Country, OfficeLimits>>
  readonly retention: Retention
  readonly account: CompanyAccount
  readonly legal: ReadonlyMap<string, LegalRecord>
}

/** Every part out of its own groups. A company without a name is called as its site is. */
function knownOf(records: readonly SettingRecord[], publicUrl: string): Known {
  const settings = Object.fromEntries(records.map(({ group, value }) => [group, value])) as Settings
  const { impact, team, partners, featured, claims } = settings
  const company = { ...settings.company, name: settings.company.name || new URL(publicUrl).hostname }
  const legal = records.filter((record): record is LegalRecord => legalTexts.includes(record.group as LegalTextName))
  return {
    company: companyOf({ ...settings, company }),
    limits: officeLimitsOf(settings),
    retention: settings.retention,
    account: { impact, team, partners, featured, claims },
    legal: new Map(legal.map((record) => [record.group, record])),
  }
}

/**
 * What is set, held in memory. While the database does not answer it is what was last read; before anything was, what comes
 * with the site, but for limits, which are at their strictest.
 */
export function createSettingsMemory({ db, log, settings: { publicUrl } }: Services): SettingsMemory {
  const unread = { ...knownOf(builtIn, publicUrl), limits: officeLimitsOf(absentSettings) }
  let lastRead: Known | undefined
  const held = memoize(async (_: 'all') => {
    lastRead = knownOf(await readSettingRecords(db, log), publicUrl)
    return lastRead
  })
  // By record: another version is another key.
  const html = memoize((record: LegalRecord) => htmlOf(record), { most: legalTexts.length * 2 })

  async function all(): Promise<Told<Known>> {
    try {
      return { value: await held.read('all'), isWhole: true }
    } catch (err) {
      log.error({ err }, 'settings could not be read')
      return { value: lastRead ?? unread, isWhole: false }
    }
  }
  async function htmlOf({ group, value, isDefault }: LegalRecord): Promise<Bodies> {
    const stored = isDefault ? null : await readLegalHtml(db, group)
    if (isCurrent(stored, value, publicUrl)) return stored
    const { written, faults } = await writeHtml(value, publicUrl)
    if (faults.length > 0) log.error({ group, faults }, 'a legal text is shown as plain text: it can’t be rendered')
    if (!isDefault) await storeLegalHtml(db, group, { ...written, faults })
    return written
  }
  async function legalText(name: string): Promise<Told<ToldLegalText | null>> {
    const { value: known, isWhole } = await all()
    const record = known.legal.get(name)
    if (!record || record.value.content === '') return { value: null, isWhole }
    const { effective, title, titleEn, description, descriptionEn } = record.value
    const body = await html.read(record)
    const end = (language: Language) => (name === 'privacy' ? retentionTable(known.retention, language) : '')
    const bodyIn = (language: ContentLanguage) => {
      const written = body[contentField('content', language)]
      return written && `${written}${end(language)}`
    }
    const bodies = contentFields('content', perContentLanguage(bodyIn))
    const words = { title, titleEn, description, descriptionEn, ...bodies }
    return { value: { version: record.version, effective, ...words }, isWhole }
  }
  return {
    company: async () => part(await all(), ({ company }) => company),
    retention: async () => part(await all(), ({ retention }) => retention),
    limits: async () => part(await all(), ({ limits }) => limits),
    account: async () => part(await all(), ({ account }) => account),
    legalText,
    drop() {
      held.drop()
      html.drop()
    },
  }
}

function part<Whole, Part>({ value, isWhole }: Told<Whole>, of: (value: Whole) => Part): Told<Part> {
  return { value: of(value), isWhole }
}
