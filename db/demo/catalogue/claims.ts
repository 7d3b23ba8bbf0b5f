import type { LocalizedContent } from '#kernel/language.ts'

/** What the company promises with every system. The detail page itself adds the installation, the two-year warranty and, where it has a price, instalments. */
export const installationWarranty: LocalizedContent = {
  fr: 'Installation garantie 12 mois',
  en: 'Installation warranty of 12 months',
}

export const support: LocalizedContent = {
  fr: 'Assistance 24 h/24 et 7 j/7',
  en: '24/7 support',
}

export const quickQuote: LocalizedContent = {
  fr: 'Devis par WhatsApp en moins de 5 minutes',
  en: 'Quote through chat in under 5 minutes',
}

/** The warranty line of a sheet. */
export const componentWarranty: LocalizedContent = {
  fr: '2 ans sur tous les composants',
  en: '2 years on all components',
}
