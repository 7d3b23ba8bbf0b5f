import type { LocalizedContent } from '#kernel/language.ts'
import type { Specification } from '#business/catalogue/specification-schema.ts'
import { componentWarranty, installationWarranty, support } from './claims.ts'
import { sameName, type DemoProduct } from './demo-product.ts'
import { illustrative } from './price-bases.ts'
import {
  comparableIdle,
  derived,
  estimated,
  onLabel,
  published,
  rateOf,
  secondary,
  untilConfirmed,
  type DemoRatings,
} from './rated.ts'

const sheet: Specification = {
  brand: 'Huawei (iSitePower-M)',
  type: {
    fr: 'Système hybride tout-en-un : module de puissance et modules de batterie',
    en: 'All-in-one hybrid system: power module and battery modules',
  },
  batteryType: 'LiFePO4',
  depthOfDischargePct: 100,
  protectionRating: 'IP65',
  certification: {
    fr: 'CEM : IEC 62920, CISPR 11, EN 62040-2 classe B ; IEC 61000-3-12, IEC 61000-4-2/-3/-4',
    en: 'EMC: IEC 62920, CISPR 11, EN 62040-2 class B; IEC 61000-3-12, IEC 61000-4-2/-3/-4',
  },
  warranty: componentWarranty,
  installationMode: { fr: 'Intérieur ou extérieur', en: 'Indoor or outdoor' },
  expandability: {
    fr: 'Jusqu’à 6 modules de batterie par module de puissance ; en parallèle, jusqu’à 3 modules de puissance de 3 modules de batterie chacun, en monophasé',
    en: 'Up to 6 battery modules per power module; in parallel, up to 3 power modules of 3 battery modules each, single phase',
  },
}

/** The sheet of a Power M with `kva` and `kwh`; the smallest also states what it gives on battery. */
export const powerMSheet = (kva: 3 | 6, kwh: number): Specification => ({
  ...sheet,
  capacity: `${kva} kVA`,
  ...(kva === 3 && { ratedPowerW: 2500 }),
  batteryCapacityKwh: kwh,
})

const manual = 'easymanua.ls/huawei/isitepower-m/manual/405145?p=4 (Huawei, recommended battery configuration)'
const userManual = 'easymanua.ls/huawei/isitepower-m/manual?p=102 (Huawei user manual Issue 02, Table A-1)'
const latestManual =
  'easymanua.ls/huawei/isitepower-m-map05a1/manual?p=58 (Huawei user manual Issue 06, 2023-04-24, Table 6-1)'

/** A 3 kVA unit has one battery module, a 6 kVA one two or three. */
const powerOf = (kva: 3 | 6, kwh: number): Pick<DemoRatings, 'continuousW' | 'surgeW'> =>
  kva === 3
    ? {
        continuousW: untilConfirmed(
          2400,
          '3 kVA at a power factor of 0.8; its manual has 2.5 kW for one battery module',
        ),
        surgeW: derived(2500, `above 2,500 W on battery it switches off: ${manual}`),
      }
    : {
        continuousW: derived(4800, `2.5 kW for each battery module, at most 6 kVA at a power factor of 0.8: ${manual}`),
        surgeW: derived(
          Math.min(7200, (kwh / 5) * 2500),
          `150 % of 4,800 W for 10 s, at most 2.5 kW for each battery module: ${userManual}`,
        ),
      }

export const powerMRatings = (
  kva: 3 | 6,
  kwh: number,
  batteryWh: DemoRatings['batteryWh'] = onLabel(kwh),
): DemoRatings => ({
  ...powerOf(kva, kwh),
  batteryWh,
  depthOfDischarge: published(0.95, `it stops at 5 % of charge unless set otherwise: ${latestManual}`),
  dischargeW: derived(rateOf(kwh, 0.5), `2.5 kW for each module of 5 kWh: ${manual}`),
  chargeW: untilConfirmed(rateOf(kwh, 0.2), `0.2 C is the only rate printed, as a condition of tests: ${userManual}`),
  pvInputW: untilConfirmed(kva === 3 ? 3000 : 5000, 'no sheet read; no more panels than its rated output'),
  pvMaxVocV: untilConfirmed(500, 'no sheet read; the usual class of its size'),
  pvMaxCurrentA: untilConfirmed(13, 'no sheet read; the lowest of its class'),
  panelsIncludedW: estimated(0, 'sold as inverter and battery; no panel is named'),
  acCharge: secondary(
    true,
    'github.com/dushimire20/tsp-engineers-app src/data/solars/energyStorage.ts (Dayliff dealer: "battery which is charged from the mains")',
  ),
  acChargeW: untilConfirmed(rateOf(kwh, 0.2), 'no sheet read; 0.2 C for each module'),
  phases: published(1, `outputs can be combined, but not as three phases: ${manual}`),
  parallelUnits: published(3, manual),
  idleW: comparableIdle(60),
})

export const powerMFeatures = (battery: LocalizedContent): DemoProduct['features'] => [
  battery,
  {
    fr: 'Capacité de la batterie utilisable à 100 %',
    en: '100% of the battery’s capacity can be used',
  },
  {
    fr: 'Protection IP65 : pose à l’intérieur ou à l’extérieur',
    en: 'IP65 protection: installed indoors or outdoors',
  },
  {
    fr: 'Extensible jusqu’à 6 modules de batterie',
    en: 'Can grow to 6 battery modules',
  },
  installationWarranty,
  support,
]

export const powerMBattery: Readonly<Record<5 | 10 | 15, LocalizedContent>> = {
  5: { fr: 'Batterie LiFePO4 de 5 kWh', en: '5 kWh LiFePO4 battery' },
  10: { fr: 'Batterie LiFePO4 de 10 kWh (2 modules de 5 kWh)', en: '10 kWh LiFePO4 battery (2 modules of 5 kWh)' },
  15: { fr: 'Batterie LiFePO4 de 15 kWh (3 modules de 5 kWh)', en: '15 kWh LiFePO4 battery (3 modules of 5 kWh)' },
}

const common = {
  systemType: 'All-in-One',
  purchaseOption: 'Cash / Financing',
  manufacturer: 'Huawei',
  country: 'Nigeria',
  category: 'all-in-one-systems',
} as const

export const powerM: readonly DemoProduct[] = [
  {
    ...common,
    id: 1,
    slug: 'power-m-3kva-5kwh',
    name: sameName('Power M 3kVA / 5kWh'),
    capacity: '3kVA',
    batteryCapacity: '5kWh',
    description: {
      fr: 'Un tout-en-un compact : l’électronique et la batterie LiFePO4 de 5 kWh forment un seul ensemble, à poser à l’intérieur ou à l’extérieur. Sur batterie seule, il fournit 2,5 kW : de quoi alimenter l’éclairage, les ventilateurs, la télévision, les ordinateurs et un réfrigérateur pendant une coupure. Des modules de batterie peuvent être ajoutés plus tard.',
      en: 'A compact all-in-one: the electronics and the 5 kWh LiFePO4 battery form one unit, to be installed indoors or outdoors. On battery alone it gives 2.5 kW: enough to keep lights, fans, the television, computers and a fridge running through an outage. Battery modules can be added later.',
    },
    features: powerMFeatures(powerMBattery[5]),
    useCase: 'Residential',
    prices: illustrative(
      2_600_000,
      'no published price; 6kVA/15kWh at 6,955,000 scaled by the Burkina Faso ratio Core/Elite gives about 2.8 M; rounded down',
    ),
    ratings: powerMRatings(3, 5),
    specification: powerMSheet(3, 5),
  },
  {
    ...common,
    id: 3,
    slug: 'power-m-6kva-10kwh',
    name: sameName('Power M 6kVA / 10kWh'),
    capacity: '6kVA',
    batteryCapacity: '10kWh',
    description: {
      fr: 'Pour une maison familiale, un cabinet ou un commerce : 6 kVA et deux modules de batterie LiFePO4 de 5 kWh. Toute la capacité de la batterie est utilisable, et l’ensemble, protégé IP65, se pose à l’intérieur comme à l’extérieur. Commencez avec 10 kWh et ajoutez des modules quand vos besoins augmentent.',
      en: 'For a family house, a practice or a shop: 6 kVA and two LiFePO4 battery modules of 5 kWh. All of the battery’s capacity can be used, and the IP65 unit is installed indoors or outdoors. Start with 10 kWh and add modules as your needs grow.',
    },
    features: powerMFeatures(powerMBattery[10]),
    useCase: 'Residential / Commercial',
    prices: illustrative(4_900_000, '6kVA/15kWh at 6,955,000 scaled by the Burkina Faso ratio Plus/Elite'),
    ratings: powerMRatings(6, 10),
    specification: powerMSheet(6, 10),
  },
  {
    ...common,
    id: 4,
    slug: 'power-m-6kva-15kwh',
    name: sameName('Power M 6kVA / 15kWh'),
    capacity: '6kVA',
    batteryCapacity: '15kWh',
    description: {
      fr: 'La plus grande réserve de la gamme Power M : trois modules de batterie LiFePO4 de 5 kWh associés à un module de puissance de 6 kVA. Elle convient aux foyers et aux entreprises qui consomment surtout le soir et la nuit, ou qui subissent de longues coupures. Trois modules peuvent encore s’y ajouter.',
      en: 'The largest reserve of the Power M range: three LiFePO4 battery modules of 5 kWh behind a 6 kVA power module. It suits households and businesses that use most of their energy in the evening and at night, or that live with long outages. Three more modules can still be added.',
    },
    features: powerMFeatures(powerMBattery[15]),
    useCase: 'Residential / Commercial',
    prices: {
      cm: {
        amount: 6_955_000,
        status: 'published',
        basis: 'dealer catalogue, solarvillage.africa: Huawei iSite Power-M 6kVA 15kWh All-in-One System',
      },
    },
    ratings: powerMRatings(6, 15),
    specification: powerMSheet(6, 15),
  },
]
