import { companyOf } from '#business/company/settings/company-of.ts'
import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import type { Company } from '#kernel/brand.ts'

const { company, countries, photographs } = builtInSettings

/** A company that has set everything that every page, mail and document tells of it, in the two countries that have told it. */
export const otherCompany: Company = companyOf({
  company: { ...company, name: 'Soleil <Faso>', salesEmail: 'ventes@soleil.example', facebook: '' },
  look: { logo: '/pictures/partner.svg', sun: '#f0c000', leaf: '#7a1f5c' },
  countries: {
    ...countries,
    cm: { ...countries.cm, phoneNumbers: ['+234 809 111 2222'], whatsapp: '+234 809 111 2222' },
    bf: {
      ...countries.bf,
      registration: 'RCCM BF-BBD-01-2024-B12-00042',
      address: '7 rue du Marché, Bobo-Dioulasso',
      addressEn: '7 Market Street, Bobo-Dioulasso',
      phoneNumbers: ['+226 20 97 00 00'],
      openingHours: [{ from: 'Mo', to: 'Sa', opens: '07:30', closes: '18:00' }],
    },
  },
  photographs,
  pages: {
    products: {
      bf: { title: 'Kits </title>', titleEn: 'Kits for Faso', description: '', descriptionEn: 'All of them.' },
    },
  },
})
