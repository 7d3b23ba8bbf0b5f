import { perCountry } from '#kernel/country.ts'
import type { LegalSettings } from '../legal/legal-settings.ts'
import { longestRetention } from './retention-settings.ts'
import type { Settings } from './setting-groups.ts'

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
export const absentSettings: Settings = {
  company: { name: '', salesEmail: '', supportEmail: '', facebook: '', instagram: '', linkedin: '' },
  countries: perCountry(() => ({
    address: '',
    addressEn: '',
    phoneNumbers: [],
    whatsapp: '',
    openingHours: [],
    hasPriceList: false,
    consultationPlaces: 0,
    appointmentPlaces: 0,
    secondApprovalAbove: 0,
  })),
  impact: [],
  team: [],
  partners: [],
  featured: perCountry(() => []),
  claims: {
    savings: nothingPromised,
    warranty: nothingPromised,
    quote: nothingPromised,
    support: nothingPromised,
    figures: [],
  },
  terms: noLegalText,
  privacy: noLegalText,
  accessibility: noLegalText,
  retention: longestRetention,
  pages: {},
}
