import type { Specification } from '#business/catalogue/specification-field.ts'
import type { LocalizedContent } from '#kernel/language.ts'
import { installationWarranty, instalments, support } from './claims.ts'
import { sameName, type DemoProduct } from './demo-product.ts'
import { illustrative } from './price-bases.ts'

const europeanPrices =
  'European dealer price, battery only: EUR 2,900 to 3,500 (10 kWh), 4,200 to 5,000 (15 kWh); no naira price found'

/** The battery gives 5 kW (7 kW for 10 s), whatever the inverter's label says. */
const sheet: Specification = {
  brand: 'Huawei (LUNA2000)',
  capacity: { fr: '13,2 kVA (onduleur)', en: '13.2 kVA (inverter)' },
  type: {
    fr: 'Batterie haute tension et onduleur hybride triphasé',
    en: 'High-voltage battery and three-phase hybrid inverter',
  },
  ratedPowerW: { fr: '5 000 W sur batterie', en: '5,000 W on battery' },
  surgePowerW: { fr: '7 000 W sur batterie, pendant 10 s', en: '7,000 W on battery, for 10 s' },
  batteryType: 'LiFePO4',
  cycleLife: 6000,
  depthOfDischargePct: 100,
  protectionRating: 'IP66',
  operatingTemperatureC: { fr: '−10 à 55 °C', en: '−10 to 55 °C' },
  warranty: {
    fr: '10 ans par le fabricant, 2 ans sur tous les composants',
    en: '10 years by the maker, 2 years on all components',
  },
  communication: 'RS485 / CAN',
}

const modulesOfThisSet = (modules: number): LocalizedContent => ({
  fr: `${modules} modules de 5 kWh dans cet ensemble ; jusqu’à 3 par module de puissance`,
  en: `${modules} modules of 5 kWh in this set; up to 3 per power module`,
})

const features = (battery: LocalizedContent): DemoProduct['features'] => [
  { fr: 'Onduleur hybride triphasé de 13,2 kVA', en: 'Three-phase hybrid inverter of 13.2 kVA' },
  battery,
  { fr: '6 000 cycles, capacité utilisable à 100 %', en: '6,000 cycles, 100% of the capacity can be used' },
  { fr: 'Protection IP66, de −10 à 55 °C', en: 'IP66 protection, from −10 to 55 °C' },
  installationWarranty,
  support,
  instalments,
]

const common = {
  capacity: '13.2kVA',
  systemType: 'Inverter',
  purchaseOption: 'Cash / Financing',
  manufacturer: 'Huawei',
  country: 'Nigeria',
  category: 'inverter-systems',
} as const

export const lunas: readonly DemoProduct[] = [
  {
    ...common,
    id: 13,
    slug: 'luna-13-2kva-10kwh',
    name: sameName('LUNA 2.0 13.2kVA / 10kWh'),
    batteryCapacity: '10kWh',
    description: {
      fr: 'Une batterie haute tension Huawei de 10 kWh et un onduleur hybride triphasé de 13,2 kVA, pour les grandes maisons et les entreprises raccordées en triphasé. En l’absence de réseau et de soleil, la batterie fournit 5 kW (7 kW pendant 10 s) : choisissez en conséquence les appareils à faire fonctionner la nuit. Nos experts vérifient avec vous si un boîtier de secours est nécessaire.',
      en: 'A 10 kWh Huawei high-voltage battery with a three-phase hybrid inverter of 13.2 kVA, for large houses and businesses on a three-phase connection. When grid and sun are both gone the battery gives 5 kW (7 kW for 10 s): size your night loads to that. Our experts check with you whether a backup box is needed.',
    },
    features: features({
      fr: 'Batterie LiFePO4 de 10 kWh (2 modules de 5 kWh)',
      en: '10 kWh LiFePO4 battery (2 modules of 5 kWh)',
    }),
    useCase: 'Residential / Commercial',
    prices: illustrative(6_500_000, europeanPrices),
    ratings: { continuousW: 5000, surgeW: 7000, batteryWh: 10_000, depthOfDischarge: 1 },
    specification: {
      ...sheet,
      efficiencyPct: 97,
      batteryCapacityKwh: 10,
      weightKg: 113.8,
      dimensionsMm: '670 × 150 × 960',
      expandability: modulesOfThisSet(2),
    },
  },
  {
    ...common,
    id: 14,
    slug: 'luna-13-2kva-15kwh',
    name: sameName('LUNA 2.0 13.2kVA / 15kWh'),
    batteryCapacity: '15kWh',
    description: {
      fr: 'L’ensemble triphasé Huawei avec 15 kWh de batterie, pour les bureaux, les ateliers et les établissements qui consomment surtout le jour et veulent garder une réserve pour le soir. Le jour, l’onduleur de 13,2 kVA alimente les machines ; sur batterie seule, la puissance est limitée à 5 kW (7 kW pendant 10 s). Nos experts vérifient avec vous si un boîtier de secours est nécessaire.',
      en: 'The Huawei three-phase set with a 15 kWh battery, for offices, workshops and institutions that use most of their energy by day and keep a reserve for later. By day the 13.2 kVA inverter carries the machines; on battery alone the power is limited to 5 kW (7 kW for 10 s). Our experts check with you whether a backup box is needed.',
    },
    features: features({
      fr: 'Batterie LiFePO4 de 15 kWh (3 modules de 5 kWh)',
      en: '15 kWh LiFePO4 battery (3 modules of 5 kWh)',
    }),
    useCase: 'Commercial',
    prices: illustrative(8_500_000, europeanPrices),
    ratings: { continuousW: 5000, surgeW: 7000, batteryWh: 15_000, depthOfDischarge: 1 },
    specification: { ...sheet, batteryCapacityKwh: 15, expandability: modulesOfThisSet(3) },
  },
]
