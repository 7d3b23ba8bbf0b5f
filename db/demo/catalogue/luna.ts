import type { Specification } from '#business/catalogue/specification-schema.ts'
import type { LocalizedContent } from '#kernel/language.ts'
import { installationWarranty, support } from './claims.ts'
import { sameName, type DemoProduct } from './demo-product.ts'
import { illustrative } from './price-bases.ts'
import { derived, estimated, onLabel, published, secondary, untilConfirmed, type DemoRatings } from './rated.ts'

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

const maker =
  'support.huawei.com/enterprise/en/doc/EDOC1100366802/ba2728ef (SUN2000-(5K-12K)-MAP0, technical specifications 9.2)'
const batteryTables = 'tables of batteries (LUNA2000: charges and discharges at 2.5, 5 and 5 kW for 5, 10 and 15 kWh)'
const usable =
  'a table that links solar.huawei.com LUNA2000-5-10-15-S0 (10 kWh usable, 5 kW, 7 kW for 10 s, 100 % may be discharged)'
const smallerInverter =
  'github.com/amritPVre/BAESS_Solar supabase/migrations/20250202_insert_inverter_data.sql (SUN2000-10KTL-M1: 15 kWp, 13.5 A)'

/** 13.2 kVA is a SUN2000-12K-MAP0; until a dealer says so the figures of the smaller 10KTL-M1 with its backup box count. */
const lunaRatings = (kwh: number): DemoRatings => ({
  continuousW: untilConfirmed(
    3300,
    `the limit of a 10KTL-M1 with its backup box; the battery gives 5,000 W: ${batteryTables}`,
  ),
  surgeW: untilConfirmed(5000, `7,000 W for 10 s by ${usable}`),
  batteryWh: onLabel(kwh),
  depthOfDischarge: untilConfirmed(0.95, `100 % by ${usable}, 95 % by another table`),
  dischargeW: derived(5000, batteryTables),
  chargeW: secondary(5000, batteryTables),
  pvInputW: untilConfirmed(15_000, `22,000 W by ${maker}, 15,000 W for ${smallerInverter}`),
  pvMaxVocV: published(1100, maker),
  pvMaxCurrentA: untilConfirmed(13.5, `16 A by ${maker}, 13.5 A for ${smallerInverter}`),
  panelsIncludedW: estimated(0, 'sold as inverter and battery; no panel is named'),
  acCharge: secondary(
    true,
    'github.com/woopstar/hsem wiki huawei_entities (the grid\u2019s charging power is a setting of the LUNA)',
  ),
  acChargeW: untilConfirmed(2500, `5,000 W by ${batteryTables}`),
  phases: published(3, maker),
  parallelUnits: untilConfirmed(1, 'no sheet shows several of them without a grid'),
  idleW: untilConfirmed(80, 'no sheet read; three-phase inverter, power module and backup box'),
  backupBox: secondary(
    true,
    'without a SmartGuard or backup box it gives nothing in an outage; the set comes with one',
  ),
})

const modulesOfThisSet = (modules: number): LocalizedContent => ({
  fr: `${modules} modules de 5 kWh dans cet ensemble ; jusqu’à 3 par module de puissance`,
  en: `${modules} modules of 5 kWh in this set; up to 3 per power module`,
})

const features = (battery: LocalizedContent): DemoProduct['features'] => [
  {
    fr: 'Onduleur hybride triphasé de 13,2 kVA, avec boîtier de secours',
    en: 'Three-phase hybrid inverter of 13.2 kVA, with its backup box',
  },
  battery,
  { fr: '6 000 cycles, capacité utilisable à 100 %', en: '6,000 cycles, 100% of the capacity can be used' },
  { fr: 'Protection IP66, de −10 à 55 °C', en: 'IP66 protection, from −10 to 55 °C' },
  installationWarranty,
  support,
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
      fr: 'Une batterie haute tension Huawei de 10 kWh et un onduleur hybride triphasé de 13,2 kVA, pour les grandes maisons et les entreprises raccordées en triphasé. Sans courant ni soleil, la batterie fournit 5 kW (7 kW pendant 10 s) : choisissez en conséquence les appareils à faire fonctionner la nuit. Le boîtier de secours, sans lequel rien ne fonctionnerait pendant une coupure, est compris.',
      en: 'A 10 kWh Huawei high-voltage battery with a three-phase hybrid inverter of 13.2 kVA, for large houses and businesses on a three-phase connection. When grid and sun are both gone the battery gives 5 kW (7 kW for 10 s): size your night loads to that. The backup box, without which nothing would run in an outage, comes with it.',
    },
    features: features({
      fr: 'Batterie LiFePO4 de 10 kWh (2 modules de 5 kWh)',
      en: '10 kWh LiFePO4 battery (2 modules of 5 kWh)',
    }),
    useCase: 'Residential / Commercial',
    prices: illustrative(6_500_000, europeanPrices),
    ratings: lunaRatings(10),
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
      fr: 'L’ensemble triphasé Huawei avec 15 kWh de batterie, pour les bureaux, les ateliers et les établissements qui consomment surtout le jour et veulent garder une réserve pour le soir. Le jour, l’onduleur de 13,2 kVA alimente les machines ; sur batterie seule, la puissance est limitée à 5 kW (7 kW pendant 10 s). Le boîtier de secours, sans lequel rien ne fonctionnerait pendant une coupure, est compris.',
      en: 'The Huawei three-phase set with a 15 kWh battery, for offices, workshops and institutions that use most of their energy by day and keep a reserve for later. By day the 13.2 kVA inverter carries the machines; on battery alone the power is limited to 5 kW (7 kW for 10 s). The backup box, without which nothing would run in an outage, comes with it.',
    },
    features: features({
      fr: 'Batterie LiFePO4 de 15 kWh (3 modules de 5 kWh)',
      en: '15 kWh LiFePO4 battery (3 modules of 5 kWh)',
    }),
    useCase: 'Commercial',
    prices: illustrative(8_500_000, europeanPrices),
    ratings: lunaRatings(15),
    specification: { ...sheet, batteryCapacityKwh: 15, expandability: modulesOfThisSet(3) },
  },
]
