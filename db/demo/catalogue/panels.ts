import type { LocalizedContent } from '#kernel/language.ts'
import { installationWarranty, quickQuote, support } from './claims.ts'
import type { DemoProduct } from './demo-product.ts'
import { illustrative } from './price-bases.ts'

const type: LocalizedContent = { fr: 'Panneau photovoltaïque', en: 'Photovoltaic panel' }
const warranty: LocalizedContent = { fr: '25 ans', en: '25 years' }
const panelWarranty: LocalizedContent = { fr: 'Panneau garanti 25 ans', en: 'Panel warranty of 25 years' }

const common = {
  batteryCapacity: '',
  useCase: 'Residential / Commercial',
  systemType: 'Solar Panel',
  purchaseOption: 'Cash / Financing',
  country: 'Nigeria',
  category: 'solar-panels',
  ratings: {},
} as const

export const panels: readonly DemoProduct[] = [
  {
    ...common,
    id: 24,
    slug: 'panel-550w',
    name: { fr: 'Panneau 550W', en: '550W panel' },
    capacity: '550W',
    description: {
      fr: 'Un panneau de 550 W, la puissance que notre calculateur retient pour compter vos panneaux. Les caractéristiques indiquées sont celles du module JA Solar JAM72S30-550/MR ; un module équivalent peut être livré. Vérifiez avec nous que la tension et le courant conviennent à votre onduleur.',
      en: 'A 550 W panel, the power that our calculator uses to count your panels. The figures given are those of the JA Solar JAM72S30-550/MR module; an equivalent one may be delivered. Check with us that voltage and current suit your inverter.',
    },
    features: [
      { fr: '550 W crête, rendement de 21,3 %', en: '550 W peak, 21.3% efficiency' },
      { fr: '2 278 × 1 134 × 35 mm, 28,5 kg', en: '2,278 × 1,134 × 35 mm, 28.5 kg' },
      panelWarranty,
      installationWarranty,
      support,
      quickQuote,
    ],
    manufacturer: 'JA Solar',
    prices: illustrative(
      140_000,
      '500 W panel 145,000 (market estimate of November 2025); Jinko 615 W 149,800 (solarvillage.africa)',
    ),
    specification: {
      brand: { fr: 'JA Solar JAM72S30-550/MR ou équivalent', en: 'JA Solar JAM72S30-550/MR or equivalent' },
      type,
      powerW: 550,
      vocV: 49.9,
      vmpV: 41.96,
      iscA: 14,
      impA: 13.11,
      tempCoeffVocPctPerK: -0.275,
      tempCoeffPmaxPctPerK: -0.35,
      efficiencyPct: 21.3,
      weightKg: 28.5,
      dimensionsMm: '2278 × 1134 × 35',
      warranty,
    },
  },
  {
    ...common,
    id: 25,
    slug: 'panel-600w',
    name: { fr: 'Panneau 600W', en: '600W panel' },
    capacity: '600W',
    description: {
      fr: 'Un panneau de 600 W, pour obtenir la même puissance avec moins de panneaux. Les caractéristiques indiquées sont celles du module Trina TSM-600DE20 ; un module équivalent peut être livré. Son courant est élevé (17,44 A) : avant de le choisir, faites vérifier l’entrée solaire de votre onduleur.',
      en: 'A 600 W panel, to reach the same power with fewer panels. The figures given are those of the Trina TSM-600DE20 module; an equivalent one may be delivered. Its current is high (17.44 A): have the solar input of your inverter checked before you choose it.',
    },
    features: [
      { fr: '600 W crête', en: '600 W peak' },
      { fr: '2 172 × 1 303 × 35 mm, 30,9 kg', en: '2,172 × 1,303 × 35 mm, 30.9 kg' },
      panelWarranty,
      installationWarranty,
      support,
      quickQuote,
    ],
    manufacturer: 'Trina Solar',
    prices: illustrative(149_000, 'Jinko 615 W 149,800 (solarvillage.africa)'),
    specification: {
      brand: { fr: 'Trina TSM-600DE20 ou équivalent', en: 'Trina TSM-600DE20 or equivalent' },
      type,
      powerW: 600,
      vocV: 41.5,
      vmpV: 34.4,
      iscA: 18.52,
      impA: 17.44,
      tempCoeffVocPctPerK: -0.279,
      tempCoeffPmaxPctPerK: -0.363,
      weightKg: 30.9,
      dimensionsMm: '2172 × 1303 × 35',
      warranty,
    },
  },
]
