import * as z from 'zod/mini'
import { featuredSchema, featuredSystems } from '../featured-systems.ts'
import { impactFigures, impactSchema } from '../impact.ts'
import { partners, partnersSchema } from '../partners.ts'
import { team, teamSchema } from '../team.ts'
import { accessibilityStatement } from '../legal/accessibility.ts'
import { legalSchema, legalSettings } from '../legal/legal-settings.ts'
import { privacyPolicy } from '../legal/privacy.ts'
import { termsOfUse } from '../legal/terms.ts'
import { builtInClaims, claimsSchema } from './claims-settings.ts'
import { builtInCountries, countriesSchema } from './country-settings.ts'
import { pagesSchema } from './page-settings.ts'
import { builtInRetention, retentionSchema } from './retention-settings.ts'
import { emailField } from '#kernel/form-fields.ts'
import { linkField, words } from './setting-fields.ts'

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
type CompanySettings = z.output<typeof companySchema>

const builtInCompany: CompanySettings = {
  name: 'Rana Solar',
  salesEmail: 'sales@ranasolar.example',
  supportEmail: 'support@ranasolar.example',
  facebook: 'https://www.facebook.com/ranasolar.example',
  instagram: 'https://www.instagram.com/ranasolar.example',
  linkedin: 'https://www.linkedin.com/company/ranasolar.example',
}

/** What can be set, in the order of the screens. */
export const settingGroups = [
  'company',
  'countries',
  'impact',
  'team',
  'partners',
  'featured',
  'claims',
  'terms',
  'privacy',
  'accessibility',
  'retention',
  'pages',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** True when `value` names a group. */
export function isSettingGroup(value: unknown): value is SettingGroup {
  return settingGroups.includes(value as SettingGroup)
}

export const settingSchemas = {
  company: companySchema,
  countries: countriesSchema,
  impact: impactSchema,
  team: teamSchema,
  partners: partnersSchema,
  featured: featuredSchema,
  claims: claimsSchema,
  terms: legalSchema,
  privacy: legalSchema,
  accessibility: legalSchema,
  retention: retentionSchema,
  pages: pagesSchema,
} satisfies Record<SettingGroup, z.ZodMiniType>

/** The value of every group. */
export type Settings = { readonly [Group in SettingGroup]: z.output<(typeof settingSchemas)[Group]> }

/** What comes with the site: the value of a group that nobody has set. */
export const builtInSettings: Settings = {
  company: builtInCompany,
  countries: builtInCountries,
  impact: impactFigures,
  team,
  partners,
  featured: featuredSystems,
  claims: builtInClaims,
  terms: legalSettings(termsOfUse),
  privacy: legalSettings(privacyPolicy),
  accessibility: legalSettings(accessibilityStatement),
  retention: builtInRetention,
  pages: {},
}
