import type { Country } from './country.ts'
import type { Language, Localized } from './language.ts'

export type Brand = {
  readonly name: string
  readonly emails: { readonly sales: string; readonly support: string }
  /** Addresses of its pages on social networks. */
  readonly social: readonly string[]
  /** Where it differs from what comes with the site. */
  readonly look?: BrandLook
}

/** The colour of buttons and marks, and that of links. */
export type BrandColour = 'sun' | 'leaf'
/** The company's own mark, a picture's address, where there is one, and its colours as `#rrggbb`. */
export type BrandLook = { readonly logo?: string } & Readonly<Record<BrandColour, string>>

/** What comes with the site, as tokens.css has it. */
export const ownColours: Readonly<Record<BrandColour, string>> = { sun: '#f6a821', leaf: '#0e6e4f' }
/** What a colour must be read beside: the ink of a button's words; the darkest ground that links stand on. */
export const brandGrounds: Readonly<Record<BrandColour, string>> = { sun: '#0c2230', leaf: '#f3ecdd' }

/** How a country's office is reached, and when. */
export type CountryContact = {
  readonly name: Localized
  readonly flag: string
  readonly address: Localized
  /** Its numbers in the registers of companies and taxes, as they are quoted; '' where none is told. */
  readonly registration: string
  /** International form; the first is shown in the country bar. */
  readonly phoneNumbers: readonly string[]
  /** Digits only, for the chat link. */
  readonly whatsapp: string
  /** In words: `Mon–Fri, 8 AM–5 PM`, and as within a sentence. */
  readonly hours: { readonly short: Localized; readonly long: Localized }
  /** As schema.org writes them: `Mo-Fr 08:00-17:00`. */
  readonly openingHours: readonly string[]
  /** False: every product is sold on request there. */
  readonly hasPriceList: boolean
  /** What can be booked there at all. */
  readonly takes: { readonly consultation: boolean; readonly appointment: boolean }
}

/** A page's title and description where they are not those that come with it. */
export type OwnPageWords = { readonly title?: string; readonly description?: string }

/** Where a photograph of the company's own can stand, beside the office of each country. */
export const photographPlaces = ['crew', 'wall', 'team', 'customer', 'van'] as const
export type PhotographSlot = (typeof photographPlaces)[number] | Country

/** A picture of the site's own, and what it shows. */
export type Photograph = { readonly picture: string; readonly alt: Localized }

/** Compiled messages of pages by language and key, where staff have written others than those that come with the site. */
export type OwnWords = Readonly<Partial<Record<Language, Readonly<Record<string, unknown>>>>>

/** The company as it is set: who it is, how it is reached, what its pages are called (by path, country, language). */
export type Company = {
  readonly brand: Brand
  readonly contacts: Readonly<Record<Country, CountryContact>>
  /** Those that staff have given. */
  readonly photographs: Readonly<Partial<Record<PhotographSlot, Photograph>>>
  readonly pages: Readonly<Record<string, Partial<Record<Country, Partial<Record<Language, OwnPageWords>>>>>>
  /** Absent where every text is the site's own: nothing travels for those. */
  readonly words?: OwnWords
}

/** The chat link of an office, with the message already written. */
export function chatLink({ whatsapp }: Pick<CountryContact, 'whatsapp'>, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`
}
