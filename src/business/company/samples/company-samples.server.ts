import { builtInSettings } from '../settings/built-in-settings.server.ts'
import type { CompanyAccount } from '../settings/company-account.ts'
import type { Settings } from '../settings/setting-groups.ts'
import { readSettingRecords } from '../settings/setting-queries.server.ts'
import { isSourced, sampleSource } from '../settings/sourced.ts'
import type { SampleSource } from './change-samples.server.ts'
import { sampleKey, toldWithSamples, type SampleKind, type SampleMarks } from './sample-piece.ts'

/** As they come with the site, to the letter: who changes one has made it theirs. */
const writtenOf = (things: readonly object[]) => new Set(things.map((thing) => JSON.stringify(thing)))
const members = writtenOf(builtInSettings.team)
const partners = writtenOf(builtInSettings.partners)

type Named = { readonly name: string }
const memberKey = (member: Named) => (members.has(JSON.stringify(member)) ? sampleKey('member', member.name) : null)
const partnerKey = (partner: Named) =>
  partners.has(JSON.stringify(partner)) ? sampleKey('partner', partner.name) : null

type Figure = { readonly label: string; readonly source: string }
const figureKey = (kind: SampleKind) => (figure: Figure) =>
  figure.source === sampleSource.source ? sampleKey(kind, figure.label) : null
const savingsKey = (savings: Settings['claims']['savings']) =>
  savings.source === sampleSource.source ? sampleKey('savings', 'home') : null

const nothingSaved = { title: '', titleEn: '', text: '', textEn: '', source: '', sourceEn: '', sourceUrl: '' }

type Told = Pick<Settings, 'impact' | 'team' | 'partners' | 'featured' | 'claims'>

/** What the company tells of itself: no figure without a source, nothing that is hidden, and samples as such. */
export function accountOf({ impact, team, partners: all, featured, claims }: Told, marks: SampleMarks): CompanyAccount {
  const isShown = (key: string | null) => key === null || marks.get(key) !== 'hidden'
  const told = <T extends Figure>(figures: readonly T[], kind: SampleKind) =>
    figures.filter(isSourced).filter((figure) => isShown(figureKey(kind)(figure)))
  return {
    impact: toldWithSamples(impact.filter(isSourced), marks, figureKey('figure')),
    team: toldWithSamples(team, marks, memberKey),
    partners: toldWithSamples(all, marks, partnerKey),
    featured,
    claims: {
      ...claims,
      savings: isShown(savingsKey(claims.savings)) ? claims.savings : nothingSaved,
      figures: told(claims.figures, 'claim'),
    },
  }
}

/** What of the settings is as it came with the site. */
export const companySamples: SampleSource = async (db, log) => {
  const records = await readSettingRecords(db, log)
  const {
    team,
    partners: all,
    impact,
    claims,
  } = Object.fromEntries(records.map(({ group, value }) => [group, value])) as Settings
  const piece = (kind: SampleKind, key: string | null, title: string, titleEn: string) =>
    key === null ? [] : [{ key, kind, title, titleEn: titleEn || title }]
  const { savings } = claims
  return [
    ...team.flatMap((one) => piece('member', memberKey(one), `${one.name}, ${one.role}`, `${one.name}, ${one.roleEn}`)),
    ...all.flatMap((one) =>
      piece('partner', partnerKey(one), `${one.name}, ${one.role}`, `${one.name}, ${one.roleEn}`),
    ),
    ...impact.flatMap((one) => piece('figure', figureKey('figure')(one), one.label, one.labelEn)),
    ...claims.figures.flatMap((one) =>
      piece('claim', figureKey('claim')(one), `${one.value} ${one.label}`, `${one.valueEn} ${one.labelEn}`),
    ),
    ...piece('savings', savingsKey(savings), savings.title, savings.titleEn),
  ]
}
