import type { Localized } from '#kernel/language.ts'

export type TeamMember = {
  readonly name: string
  readonly role: Localized
  readonly bio: Localized
  /** Path of a square portrait. */
  readonly picture: string
}

/** The people whom a visitor may meet. Sample content. */
export const team: readonly TeamMember[] = [
  {
    name: 'Aïcha Ouédraogo',
    role: { fr: 'Directrice générale', en: 'Chief executive' },
    bio: {
      fr: 'Ingénieure électricienne. Douze ans d’électrification rurale, de Kaya à Sokoto, avant de fonder l’entreprise.',
      en: 'An electrical engineer. Twelve years of rural electrification, from Kaya to Sokoto, before she founded the company.',
    },
    picture: '/pictures/team-ceo.svg',
  },
  {
    name: 'Chinedu Okafor',
    role: { fr: 'Directeur technique', en: 'Technical director' },
    bio: {
      fr: 'Il écrit nos règles de calcul et relit chaque installation au-dessus de 10 kVA avant le devis.',
      en: 'He writes our sizing rules and checks every installation above 10 kVA before it is quoted.',
    },
    picture: '/pictures/team-engineer.svg',
  },
  {
    name: 'Mariam Bello',
    role: { fr: 'Responsable du financement', en: 'Head of financing' },
    bio: {
      fr: 'Ancienne chargée de crédit en microfinance. Elle étudie les dossiers et répond en deux jours ouvrés.',
      en: 'A former microfinance credit officer. She reviews applications and answers within two business days.',
    },
    picture: '/pictures/team-financing.svg',
  },
  {
    name: 'Tunde Adeyemi',
    role: { fr: 'Chef des installations', en: 'Head of installations' },
    bio: {
      fr: 'Électricien depuis vingt ans. Il forme nos équipes de pose et revient voir chaque chantier à trois mois.',
      en: 'An electrician for twenty years. He trains our crews and comes back to every site after three months.',
    },
    picture: '/pictures/team-installer.svg',
  },
  {
    name: 'Fatimata Sawadogo',
    role: { fr: 'Responsable du service client', en: 'Head of customer care' },
    bio: {
      fr: 'Elle vous répond en français, en anglais, en mooré ou en haoussa, et suit votre système après la pose.',
      en: 'She answers in English, French, Mooré or Hausa, and follows your system after it is installed.',
    },
    picture: '/pictures/team-care.svg',
  },
]
