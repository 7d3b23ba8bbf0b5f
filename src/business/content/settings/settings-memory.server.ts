import type { Company } from '#kernel/brand.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import type { OfficeLimits } from '#kernel/office-limits.ts'
import type { Retention } from '#kernel/retention.ts'
import { holdValues } from '#platform/hold-values.server.ts'
import type { Services } from '#platform/services.server.ts'
import { retentionTable } from '../legal/retention-told.ts'
import { legalTexts, type LegalTextName, type ToldLegalText } from '../legal/told-legal-text.ts'
import { markdownRenderer } from '../render-markdown.server.ts'
import type { Told } from '../told.ts'
import type { CompanyAccount } from './company-account.ts'
import { companyOf } from './company-of.ts'
import { officeLimitsOf } from './office-limits-of.ts'
import { builtInSettings, settingGroups, type Settings } from './setting-groups.ts'
import { readSettingRecords } from './setting-queries.server.ts'
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
  return { group, value, defaultValue: value, isDefault: true, version: 1, updatedAt: null }
})

const settingsOf = (records: readonly SettingRecord[]) =>
  Object.fromEntries(records.map(({ group, value }) => [group, value])) as Settings

/** What is set, held in memory; what comes with the site while the database does not answer. */
export function createSettingsMemory({ db, log, settings: { publicUrl } }: Services): SettingsMemory {
  const render = markdownRenderer(publicUrl)

  const told = async (records: readonly SettingRecord[]) => {
    const settings = settingsOf(records)
    const legal = await Promise.all(
      legalTexts.map(async (name) => {
        const { content, contentEn, ...rest } = settings[name]
        const version = records.find(({ group }) => group === name)?.version ?? 1
        const [html, htmlEn] = await Promise.all([render(content), render(contentEn)])
        const end = (language: Language) => (name === 'privacy' ? retentionTable(settings.retention, language) : '')
        const inEnglish = htmlEn && `${htmlEn}${end('en')}`
        return [name, { ...rest, version, content: `${html}${end('fr')}`, contentEn: inEnglish }] as const
      }),
    )
    const { impact, team, partners, featured, claims } = settings
    const account: CompanyAccount = { impact, team, partners, featured, claims }
    const limits = officeLimitsOf(settings)
    const { retention } = settings
    return { company: companyOf(settings), limits, retention, account, legal: new Map<string, ToldLegalText>(legal) }
  }

  const held = holdValues(async (_: 'all') => told(await readSettingRecords(db, log)))
  const known = holdValues((_: 'built in') => told(builtIn))

  async function all() {
    try {
      return { value: await held.read('all'), isWhole: true }
    } catch (err) {
      log.error({ err }, 'settings could not be read')
      return { value: await known.read('built in'), isWhole: false }
    }
  }

  return {
    company: async () => part(await all(), ({ company }) => company),
    retention: async () => part(await all(), ({ retention }) => retention),
    limits: async () => part(await all(), ({ limits }) => limits),
    account: async () => part(await all(), ({ account }) => account),
    legalText: async (name) => part(await all(), ({ legal }) => legal.get(name as LegalTextName) ?? null),
    drop: held.drop,
  }
}

function part<Whole, Part>({ value, isWhole }: Told<Whole>, of: (value: Whole) => Part): Told<Part> {
  return { value: of(value), isWhole }
}
