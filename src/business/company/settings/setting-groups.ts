import * as z from 'zod/mini'
import { featuredSchema } from '../featured-systems.ts'
import { impactSchema } from '../impact.ts'
import { partnersSchema } from '../partners.ts'
import { teamSchema } from '../team.ts'
import { legalSchema } from '../legal/legal-settings.ts'
import { claimsSchema } from './claims-settings.ts'
import { countriesSchema } from './country-settings.ts'
import { lookSchema } from './look-settings.ts'
import { pagesSchema } from './page-settings.ts'
import { photographsSchema } from './photograph-settings.ts'
import { retentionSchema } from './retention-settings.ts'
import { systemCostsSchema } from './system-costs.ts'
import { emailField } from '#kernel/form-fields.ts'
import { linkField, words } from './setting-fields.ts'
import { refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'

/** Who the company is: its name, where mail to it arrives, its pages on social networks. */
const companySchema = z.object({
  name: words(2, 60),
  /** Requests of visitors arrive here. */
  salesEmail: emailField,
  supportEmail: emailField,
  facebook: linkField,
  instagram: linkField,
  linkedin: linkField,
})
export type CompanySettings = z.output<typeof companySchema>

/** What can be set, in the order of the screens. */
export const settingGroups = [
  'company',
  'look',
  'countries',
  'costs',
  'impact',
  'team',
  'partners',
  'photographs',
  'featured',
  'claims',
  'warranty',
  'terms',
  'privacy',
  'accessibility',
  'retention',
  'pages',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** What one must be allowed to read and set a group. */
export const actionOfGroup = (group: SettingGroup) =>
  group === 'photographs' ? ('photographs.manage' as const) : ('settings.manage' as const)

/** True when `value` names a group. */
export function isSettingGroup(value: unknown): value is SettingGroup {
  return settingGroups.includes(value as SettingGroup)
}

export const settingSchemas = {
  company: companySchema,
  look: lookSchema,
  countries: countriesSchema,
  costs: systemCostsSchema,
  impact: impactSchema,
  team: teamSchema,
  partners: partnersSchema,
  photographs: photographsSchema,
  featured: featuredSchema,
  claims: claimsSchema,
  warranty: legalSchema,
  terms: legalSchema,
  privacy: legalSchema,
  accessibility: legalSchema,
  retention: retentionSchema,
  pages: pagesSchema,
} satisfies Record<SettingGroup, z.ZodMiniType>

/** The value of any group. */
export const settingValueSchema = z.union([...new Set(Object.values(settingSchemas))])

/** The value of every group. */
export type Settings = { readonly [Group in SettingGroup]: z.output<(typeof settingSchemas)[Group]> }

/** Reads the value of a group. Refused as `invalid`, each path beginning with the group's name: `team.2.roleEn`. */
export function parseSetting(group: SettingGroup, value: unknown): Outcome<Settings[SettingGroup]> {
  const parsed = parse(settingSchemas[group], value)
  if (parsed.ok) return parsed
  const errors = parsed.problem.errors ?? []
  return refused('invalid', { errors: errors.map(({ path, code }) => ({ path: under(group, path), code })) })
}

const under = (group: string, path: string) => (path === '' ? group : `${group}.${path}`)
