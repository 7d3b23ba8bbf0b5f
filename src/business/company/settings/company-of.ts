import { atWidth } from '#business/media/image-address.ts'
import { ownColours, type Brand, type Company, type CountryContact, type OwnPageWords } from '#kernel/brand.ts'
import { countries, countryTable, perCountry, type Country } from '#kernel/country.ts'
import { contentField, contentLanguageOf, languages, perLanguage } from '#kernel/language.ts'
import { inLanguage } from '#kernel/in-language.ts'
import type { OfficeSettings } from './country-settings.ts'
import { openingHoursNotation, openingWords, shortOpeningWords } from './opening-words.ts'
import { settablePageKeys, settablePages, type PageSettings, type PageWords } from './page-settings.ts'
import type { LookSettings } from './look-settings.ts'
import { photographSlots, type PhotographSettings } from './photograph-settings.ts'
import type { Settings } from './setting-groups.ts'

/** What every page, mail and document says of the company, out of what is set. */
export function companyOf({
  company,
  look,
  countries: offices,
  photographs,
  pages,
}: Pick<Settings, 'company' | 'look' | 'countries' | 'photographs' | 'pages'>): Company {
  const { name, salesEmail, supportEmail, facebook, instagram, linkedin } = company
  return {
    brand: {
      name,
      emails: { sales: salesEmail, support: supportEmail },
      social: [facebook, instagram, linkedin].filter((link) => link !== ''),
      ...ownLookOf(look),
    },
    contacts: perCountry((country) => contactOf(country, offices[country])),
    photographs: givenPhotographs(photographs),
    pages: ownPages(pages),
  }
}

/** In pixels: as wide as the header shows it on a dense screen. A photograph of 10 MB may have been picked. */
const logoWidth = 320

/** Nothing where the site's own stands: it would travel with every page. */
function ownLookOf({ logo, sun, leaf }: LookSettings): Pick<Brand, 'look'> {
  if (logo === '' && sun === ownColours.sun && leaf === ownColours.leaf) return {}
  return { look: { ...(logo !== '' && { logo: atWidth(logo, logoWidth) }), sun, leaf } }
}

function givenPhotographs(photographs: PhotographSettings): Company['photographs'] {
  const given = photographSlots.flatMap((slot) => {
    const photograph = photographs[slot]
    const alt = perLanguage((language) => inLanguage(photograph, 'alt', language))
    return photograph.picture === '' ? [] : [[slot, { picture: photograph.picture, alt }] as const]
  })
  return Object.fromEntries(given)
}

function contactOf(country: Country, office: OfficeSettings): CountryContact {
  const { registration, phoneNumbers, whatsapp, openingHours, hasPriceList } = office
  const { consultationPlaces, appointmentPlaces } = office
  return {
    name: countryTable[country].name,
    flag: countryTable[country].flag.emoji,
    address: perLanguage((language) => inLanguage(office, 'address', language)),
    registration,
    phoneNumbers,
    whatsapp: whatsapp.replace(/\D/g, ''),
    hours: {
      short: perLanguage((language) => shortOpeningWords(openingHours, language)),
      long: perLanguage((language) => openingWords(openingHours, language)),
    },
    openingHours: openingHoursNotation(openingHours),
    hasPriceList,
    takes: { consultation: consultationPlaces > 0, appointment: appointmentPlaces > 0 },
  }
}

/** Only what is written: most pages keep their own words, and nothing travels for those. */
function ownPages(pages: PageSettings): Company['pages'] {
  const entries = settablePageKeys.flatMap((key) => {
    const own = countries.flatMap((country) => {
      const words = pages[key]?.[country]
      const written = words ? ownWords(words) : {}
      return Object.keys(written).length > 0 ? [[country, written] as const] : []
    })
    return own.length > 0 ? [[settablePages[key], Object.fromEntries(own)] as const] : []
  })
  return Object.fromEntries(entries)
}

function ownWords(page: PageWords) {
  const entries = languages.flatMap((language) => {
    const own = contentLanguageOf(language)
    const written = { title: page[contentField('title', own)], description: page[contentField('description', own)] }
    const words = Object.entries(written).filter(([, text]) => text !== '')
    return words.length > 0 ? [[language, Object.fromEntries(words) as OwnPageWords] as const] : []
  })
  return Object.fromEntries(entries)
}

/** What a country's office takes on. For those who decide: what visitors may know of it is in brand.ts. */
export type OfficeLimits = {
  /** How many visitors take the same slot; 0: none is offered. */
  readonly places: Readonly<Record<'consultation' | 'appointment' | 'visit', number>>
  /** Whole units of the country's currency. */
  readonly secondApprovalAbove: number
}

/** What the offices take on, out of what is set. */
export function officeLimitsOf({ countries: offices }: Pick<Settings, 'countries'>): Record<Country, OfficeLimits> {
  return perCountry((country) => limits(offices[country]))
}

function limits(office: OfficeSettings): OfficeLimits {
  const { consultationPlaces, appointmentPlaces, visitPlaces, secondApprovalAbove } = office
  return {
    places: { consultation: consultationPlaces, appointment: appointmentPlaces, visit: visitPlaces },
    secondApprovalAbove,
  }
}
