import * as z from 'zod/mini'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { readContent } from '#platform/read-content.server.ts'
import { featuredSystems } from '../featured-systems.ts'
import { impactFigures } from '../impact.ts'
import type { LegalSettings } from '../legal/legal-settings.ts'
import type { LegalTextName } from '../legal/told-legal-text.ts'
import { partners } from '../partners.ts'
import { team } from '../team.ts'
import { builtInClaims } from './claims-settings.ts'
import { builtInCountries } from './country-settings.ts'
import { ownLook } from './look-settings.ts'
import { noPhotographs } from './photograph-settings.ts'
import { builtInRetention } from './retention-settings.ts'
import { builtInSystemCosts } from './system-costs.ts'
import type { CompanySettings, Settings } from './setting-groups.ts'

const builtInCompany: CompanySettings = {
  name: 'Rana Solar',
  salesEmail: 'sales@ranasolar.example',
  supportEmail: 'support@ranasolar.example',
  facebook: 'https://www.facebook.com/ranasolar.example',
  instagram: 'https://www.instagram.com/ranasolar.example',
  linkedin: 'https://www.linkedin.com/company/ranasolar.example',
}

const legalFrontSchema = z.object({ title: z.string(), description: z.string() })

/** A legal text that comes with the site, in force since a day. */
function legalText(name: LegalTextName, effective: CalendarDate = '2025-06-05'): LegalSettings {
  const { fr, en } = readContent(`legal/${name}`, legalFrontSchema)
  return {
    effective,
    title: fr.title,
    titleEn: en.title,
    description: fr.description,
    descriptionEn: en.description,
    content: fr.body.trim(),
    contentEn: en.body.trim(),
  }
}

/** What comes with the site: the value of a group that nobody has set. */
export const builtInSettings: Settings = {
  company: builtInCompany,
  look: ownLook,
  countries: builtInCountries,
  costs: builtInSystemCosts,
  impact: impactFigures,
  team,
  partners,
  photographs: noPhotographs,
  featured: featuredSystems,
  claims: builtInClaims,
  warranty: legalText('warranty', '2026-11-23'),
  terms: legalText('terms'),
  privacy: legalText('privacy'),
  accessibility: legalText('accessibility'),
  retention: builtInRetention,
  pages: {},
}
