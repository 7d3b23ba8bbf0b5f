import type { Country } from './country.ts'
import type { Localized } from './language.ts'

/** The brand: no screen, mail or document spells its name out by itself. */
export const brand = {
  name: 'Rana Solar',
  emails: { sales: 'sales@ranasolar.example', support: 'support@ranasolar.example' },
  social: {
    facebook: 'https://www.facebook.com/ranasolar.example',
    instagram: 'https://www.instagram.com/ranasolar.example',
    linkedin: 'https://www.linkedin.com/company/ranasolar.example',
  },
} as const

export type CountryContact = {
  readonly name: Localized
  readonly flag: string
  readonly address: Localized
  /** International form; the first is shown in the country bar. */
  readonly phoneNumbers: readonly string[]
  /** Digits only, for the chat link. */
  readonly whatsapp: string
}

/** How each country's office is reached (sample content). */
export const contactOf: Readonly<Record<Country, CountryContact>> = {
  cm: {
    name: { fr: 'Nigéria', en: 'Nigeria' },
    flag: '🇳🇬',
    address: { fr: '14 Allen Avenue, Ikeja, Lagos', en: '14 Allen Avenue, Ikeja, Lagos' },
    phoneNumbers: ['+234 800 000 0101', '+234 800 000 0102'],
    whatsapp: '2348000000101',
  },
  bf: {
    name: { fr: 'Burkina Faso', en: 'Burkina Faso' },
    flag: '🇧🇫',
    address: {
      fr: 'Avenue Kwame-Nkrumah, secteur 4, Ouagadougou',
      en: 'Avenue Kwame Nkrumah, Sector 4, Ouagadougou',
    },
    phoneNumbers: ['+226 25 00 01 01', '+226 70 00 01 01'],
    whatsapp: '22670000101',
  },
}

/** The chat link of a country's office, with the message already written. */
export function chatLink(country: Country, message: string): string {
  return `https://wa.me/${contactOf[country].whatsapp}?text=${encodeURIComponent(message)}`
}
