import type { Company } from '#kernel/brand.ts'
import { countryTable, perCountry, type Country } from '#kernel/country.ts'
import {
  contentField,
  contentFields,
  perContentLanguage,
  type ContentLanguage,
  type Language,
} from '#kernel/language.ts'
import type { Retention } from '#kernel/retention.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { linkableNumber } from '#platform/phone-number.server.ts'
import type { Services } from '#platform/services.server.ts'
import { retentionTable } from '../legal/retention-told.ts'
import { legalTexts, type LegalTextName, type ToldLegalText } from '../legal/told-legal-text.ts'
import type { Told } from '#kernel/told.ts'
import { isCurrent, writeHtml, type Bodies } from '#business/markdown/written-html.server.ts'
import type { CompanyAccount } from './company-account.ts'
import { accountOf } from '../samples/company-samples.server.ts'
import { lastSampleMarks, readSampleMarks } from '../samples/sample-marks.server.ts'
import type { SampleMarks } from '../samples/sample-piece.ts'
import type { Mailbox, OpeningPeriod } from './country-settings.ts'
import { ownWordsOf, readOwnTexts, type OwnText } from '../words/site-words.server.ts'
import { companyOf } from './company-of.ts'
import { builtInSettings } from './built-in-settings.server.ts'
import { settingGroups, type Settings } from './setting-groups.ts'
import { readLegalHtml, readSettingRecords, storeLegalHtml } from './setting-queries.server.ts'
import type { SettingRecord } from './setting-record.ts'
import { systemCostsOf, type SystemCosts } from './system-costs.ts'

const builtIn: readonly SettingRecord[] = settingGroups.map((group) => {
  const value = builtInSettings[group]
  return { group, value, defaultValue: value, isDefault: true, fault: null, version: 1, updatedAt: null }
})

type LegalRecord = SettingRecord<LegalTextName>
type Known = {
  readonly company: Company
  readonly retention: Retention
  readonly account: CompanyAccount
  readonly costs: Readonly<Record<Country, SystemCosts>>
  readonly offices: Settings['countries']
  readonly legal: ReadonlyMap<string, LegalRecord>
}

/** Every part out of its own groups. A company without a name is called as its site is. */
function knownOf(
  records: readonly SettingRecord[],
  marks: SampleMarks,
  publicUrl: string,
  texts: readonly OwnText[] = [],
): Known {
  const settings = Object.fromEntries(records.map(({ group, value }) => [group, value])) as Settings
  const company = { ...settings.company, name: settings.company.name || new URL(publicUrl).hostname }
  const legal = records.filter((record): record is LegalRecord => legalTexts.includes(record.group as LegalTextName))
  return {
    company: {
      ...companyOf({ ...settings, company, countries: linkable(settings.countries) }),
      ...ownWordsOf(texts),
    },
    retention: settings.retention,
    costs: systemCostsOf(settings),
    offices: settings.countries,
    account: accountOf(settings, marks),
    legal: new Map(legal.map((record) => [record.group, record])),
  }
}

/** Every office with numbers that a link can be made of, however they were typed. */
function linkable(offices: Settings['countries']): Settings['countries'] {
  return perCountry((country) => {
    const { phoneNumbers, whatsapp, ...office } = offices[country]
    const inFull = (phone: string) => linkableNumber(phone, country)
    return { ...office, phoneNumbers: phoneNumbers.map(inFull), whatsapp: inFull(whatsapp) }
  })
}

type Needs = Pick<Services, 'db' | 'cache' | 'log' | 'settings'>

const settingsKey = 'settings'
const lastRead = 'settings as last read'

/**
 * All that is set. While the database does not answer it is what was last read; before anything was, what comes with the site.
 */
async function currentSettings({ db, cache, log, settings: { publicUrl } }: Needs): Promise<Told<Known>> {
  const bytes = () => settingsBytes
  try {
    const value = await cache.read(settingsKey, { topics: ['company'], bytes }, async () => {
      const [records, marks, texts] = await Promise.all([
        readSettingRecords(db, log),
        readSampleMarks({ db, cache }),
        readOwnTexts(db, log),
      ])
      const known = knownOf(records, marks, publicUrl, texts)
      cache.keep(lastRead, known, settingsBytes)
      return known
    })
    return { value, isWhole: true }
  } catch (err) {
    log.error({ err }, 'settings could not be read')
    return {
      value: cache.peek<Known>(lastRead) ?? knownOf(builtIn, lastSampleMarks({ cache }), publicUrl),
      isWhole: false,
    }
  }
}

const settingsBytes = 100_000

/** Whose site this is, for everything that is rendered. */
export const readCompany = async (services: Needs): Promise<Told<Company>> =>
  part(await currentSettings(services), ({ company }) => company)

/** What is asked inside a transaction is of the offices: no sample is told there. */
const noMarks: SampleMarks = new Map()

/** What is known inside a transaction: what is not is read by it, so that it waits for no other connection. */
type InTransaction = Omit<Needs, 'db'>
const knownIn = async (tx: Transaction, { cache, log, settings: { publicUrl } }: InTransaction): Promise<Known> =>
  cache.peek<Known>(settingsKey) ?? knownOf(await readSettingRecords(tx, log), noMarks, publicUrl)

/** Where mails to a country's staff go, by what they are about, and the language that its office works in. */
export async function staffMailbox(
  tx: Transaction,
  services: InTransaction,
  country: Country,
  mailbox: Mailbox,
): Promise<{ readonly to: string; readonly language: Language }> {
  const { offices, company } = await knownIn(tx, services)
  const to = offices[country][mailbox] || company.brand.emails.sales
  return { to, language: countryTable[country].officeLanguage }
}

/** When a country's office is open. */
export const openingHoursOf = async (
  tx: Transaction,
  services: InTransaction,
  country: Country,
): Promise<readonly OpeningPeriod[]> => (await knownIn(tx, services)).offices[country].openingHours

/** For how long everything is kept. */
export const readRetention = async (services: Needs): Promise<Told<Retention>> =>
  part(await currentSettings(services), ({ retention }) => retention)

/** What systems cost beside their equipment, in each country. */
export const readSystemCosts = async (services: Needs): Promise<Told<Readonly<Record<Country, SystemCosts>>>> =>
  part(await currentSettings(services), ({ costs }) => costs)

/** What the company tells of itself. */
export const readAccount = async (services: Needs): Promise<Told<CompanyAccount>> =>
  part(await currentSettings(services), ({ account }) => account)

/** A legal text; null where there is none of that name. */
export async function readLegalText(services: Needs, name: string): Promise<Told<ToldLegalText | null>> {
  const { value: known, isWhole } = await currentSettings(services)
  const record = known.legal.get(name)
  if (!record || record.value.content === '') return { value: null, isWhole }
  const { effective, title, titleEn, description, descriptionEn } = record.value
  // Another version is another key.
  const body = await services.cache.read(
    `legal text ${name} ${record.version}`,
    { topics: ['company'], bytes: (html) => 2 * Object.values(html).join('').length },
    () => htmlOf(services, record),
  )
  const end = (language: Language, before: string) =>
    name === 'privacy' ? retentionTable(known.retention, language, before) : ''
  const bodyIn = (language: ContentLanguage) => {
    const written = body[contentField('content', language)]
    return written && `${written}${end(language, written)}`
  }
  const bodies = contentFields('content', perContentLanguage(bodyIn))
  const words = { title, titleEn, description, descriptionEn, ...bodies }
  return { value: { version: record.version, effective, ...words }, isWhole }
}

async function htmlOf(
  { db, log, settings: { publicUrl } }: Needs,
  { group, value, isDefault }: LegalRecord,
): Promise<Bodies> {
  const stored = isDefault ? null : await readLegalHtml(db, group)
  if (isCurrent(stored, value, publicUrl)) return stored
  const { written, faults } = await writeHtml(value, publicUrl)
  if (faults.length > 0) log.error({ group, faults }, 'a legal text is shown as plain text: it can’t be rendered')
  if (!isDefault) await storeLegalHtml(db, group, { ...written, faults })
  return written
}

function part<Whole, Part>({ value, isWhole }: Told<Whole>, of: (value: Whole) => Part): Told<Part> {
  return { value: of(value), isWhole }
}
