import { settablePages } from '../../../settings/page-settings.ts'
import type { SettingGroup } from '../../../settings/setting-groups.ts'

/** The page on which a group is seen best. */
export const placeOf: Readonly<Record<SettingGroup, string>> = {
  company: '/',
  countries: '/contact',
  impact: '/',
  team: '/',
  partners: '/',
  featured: '/',
  claims: '/',
  terms: settablePages.terms,
  privacy: settablePages.privacy,
  accessibility: settablePages.accessibility,
  retention: settablePages.privacy,
  pages: '/',
}
