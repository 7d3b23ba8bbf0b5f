import type { Localized } from '#kernel/language.ts'

export type Partner = {
  readonly name: string
  /** What it does with us, in a few words. */
  readonly role: Localized
  /** Path of its mark, square. */
  readonly picture: string
}

/** Who works with the company. Sample content: none of them exists. */
export const partners: readonly Partner[] = [
  {
    name: 'Cauri Crédit',
    role: { fr: 'Financement des foyers', en: 'Household financing' },
    picture: '/pictures/partner-credit.svg',
  },
  {
    name: 'Institut Tenga',
    role: { fr: 'Formation des installateurs', en: 'Installer training' },
    picture: '/pictures/partner-training.svg',
  },
  {
    name: 'Harmattan Lab',
    role: { fr: 'Essais des batteries', en: 'Battery testing' },
    picture: '/pictures/partner-testing.svg',
  },
  {
    name: 'Kwara Freight',
    role: { fr: 'Transport et stockage', en: 'Freight and storage' },
    picture: '/pictures/partner-freight.svg',
  },
  {
    name: 'Karité Assurances',
    role: { fr: 'Assurance des systèmes', en: 'System insurance' },
    picture: '/pictures/partner-insurance.svg',
  },
  {
    name: 'Sahel Recyclage',
    role: { fr: 'Recyclage des batteries', en: 'Battery recycling' },
    picture: '/pictures/partner-recycling.svg',
  },
]
