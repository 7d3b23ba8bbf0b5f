import { componentWarranty, installationWarranty, support } from './claims.ts'
import { sameName, type DemoProduct } from './demo-product.ts'
import { illustrative } from './price-bases.ts'
import {
  comparableIdle,
  derived,
  estimated,
  onLabel,
  rateOf,
  secondary,
  untilConfirmed,
  type DemoRatings,
} from './rated.ts'

const common = {
  useCase: 'Residential / Commercial',
  systemType: 'Inverter',
  purchaseOption: 'Cash / Financing',
  manufacturer: 'Felicity Solar',
  country: 'Nigeria',
  category: 'inverter-systems',
} as const

const dealer3024 = 'AE Renewable\u2019s table of inverters (IVEM3024: 4,000 W of panels, 500 V, 40 A from the mains)'
const catalogue5048 = 'a catalogue of inverters (IVEM5048: 6,000 W of panels, 500 V, 120 to 450 V, 18 A)'
const shopInMyanmar = 'a shop in Myanmar (from the mains 60 A for the IVEM3024, 80 A for the IVEM5048)'

const halfRate = (kwh: number): Pick<DemoRatings, 'dischargeW'> => ({
  dischargeW: secondary(rateOf(kwh, 0.5), 'a Nigerian shop (Felicity LPBF48100: 50 A recommended of 100 Ah)'),
})

export const ivems: readonly DemoProduct[] = [
  {
    ...common,
    id: 11,
    slug: 'ivem-3024-3kva-5kwh',
    name: sameName('IVEM 3024 3kVA / 5kWh'),
    capacity: '3kVA',
    batteryCapacity: '5kWh',
    description: {
      fr: 'L’onduleur-chargeur Felicity Solar IVEM 3024, de 3 kVA en 24 V, avec une batterie LiFePO4 de 5 kWh. Son entrée solaire accepte jusqu’à 4 000 W de panneaux, à choisir à part selon votre consommation. Une solution économique pour un appartement, un bureau ou une petite boutique.',
      en: 'The Felicity Solar IVEM 3024 inverter-charger, 3 kVA at 24 V, with a 5 kWh LiFePO4 battery. Its solar input takes up to 4,000 W of panels, which are chosen separately to match your consumption. An economical answer for a flat, an office or a small shop.',
    },
    features: [
      { fr: '3 000 W en continu', en: '3,000 W continuous' },
      { fr: 'Batterie LiFePO4 de 5 kWh en 24 V', en: '5 kWh LiFePO4 battery at 24 V' },
      { fr: 'Jusqu’à 4 000 W de panneaux', en: 'Up to 4,000 W of panels' },
      { fr: 'Rendement de 95 %', en: '95% efficiency' },
      installationWarranty,
      support,
    ],
    prices: illustrative(
      1_350_000,
      'published parts: IVEM3024 379,000 + 5 kWh 24 V battery 940,000 (solarvillage.africa), without panels and installation',
    ),
    ratings: {
      ...halfRate(5),
      continuousW: estimated(
        2300,
        '0.5 C of the battery through the inverter; the inverter itself takes 125 A, 3.2 kW',
      ),
      surgeW: untilConfirmed(3600, 'no sheet read; 1.2 times its 3 kW'),
      batteryWh: onLabel(5),
      depthOfDischarge: untilConfirmed(0.9, 'no sheet read; usual for lithium'),
      pvInputW: secondary(4000, dealer3024),
      pvMaxVocV: secondary(500, dealer3024),
      pvMaxCurrentA: untilConfirmed(13, `18 A for its sister: ${catalogue5048}`),
      panelsIncludedW: estimated(0, 'its name lists inverter and battery'),
      acCharge: secondary(true, dealer3024),
      acChargeW: derived(1000, `40 A at 25.6 V; another table says 60 A: ${dealer3024}`),
      phases: secondary(1, dealer3024),
      parallelUnits: untilConfirmed(
        1,
        'its guide (358-010045-10) names faults of parallel units, not how many work together',
      ),
      idleW: untilConfirmed(40, 'no sheet read; 30 to 50 W for a 3 kW unit of 24 V'),
    },
    specification: {
      brand: 'Felicity Solar',
      capacity: '3 kVA',
      type: { fr: 'Onduleur-chargeur hybride ou autonome, 24 V', en: 'Off-grid or hybrid inverter-charger, 24 V' },
      efficiencyPct: 95,
      ratedPowerW: 3000,
      maxPvInputW: 4000,
      pvVoltageRangeV: { fr: '500 V maximum en circuit ouvert', en: '500 V at most in open circuit' },
      mpptInputs: 1,
      batteryType: 'LiFePO4',
      batteryCapacityKwh: 5,
      batteryVoltageV: 24,
      outputVoltageV: 230,
      warranty: componentWarranty,
    },
  },
  {
    ...common,
    id: 12,
    slug: 'ivem-5048-5kva-10kwh',
    name: sameName('IVEM 5048 5kVA / 10kWh'),
    capacity: '5kVA',
    batteryCapacity: '10kWh',
    description: {
      fr: 'L’onduleur-chargeur Felicity Solar IVEM 5048, de 5 kVA en 48 V, avec une batterie LiFePO4 de 10 kWh. Sa puissance de pointe de 10 000 W aide à démarrer une pompe ou un congélateur, et son entrée solaire accepte jusqu’à 6 000 W de panneaux, choisis à part. Pour une maison familiale ou un commerce.',
      en: 'The Felicity Solar IVEM 5048 inverter-charger, 5 kVA at 48 V, with a 10 kWh LiFePO4 battery. Its surge of 10,000 W helps to start a pump or a freezer, and its solar input takes up to 6,000 W of panels, chosen separately. For a family house or a shop.',
    },
    features: [
      { fr: '5 000 W en continu, 10 000 W en pointe', en: '5,000 W continuous, 10,000 W surge' },
      { fr: 'Batterie LiFePO4 de 10 kWh en 48 V', en: '10 kWh LiFePO4 battery at 48 V' },
      { fr: 'Jusqu’à 6 000 W de panneaux', en: 'Up to 6,000 W of panels' },
      { fr: 'Rendement de 96 %', en: '96% efficiency' },
      installationWarranty,
      support,
    ],
    prices: illustrative(
      2_250_000,
      'IVEM5048 480,000 (undated) + 10 kWh 48 V battery 1,608,000 (solarvillage.africa), without panels and installation',
    ),
    ratings: {
      ...halfRate(10),
      continuousW: estimated(
        4800,
        '0.5 C of 10.24 kWh through the inverter; battery (150 A) and inverter (110 A) may allow 5,000 W',
      ),
      surgeW: untilConfirmed(
        7500,
        `1.5 times its 5 kW is safe; twice by a table that says so of every model: ${catalogue5048}`,
      ),
      batteryWh: onLabel(10),
      depthOfDischarge: untilConfirmed(0.9, 'no sheet read; 6,000 cycles are stated at 80 %'),
      pvInputW: secondary(6000, catalogue5048),
      pvMaxVocV: secondary(500, catalogue5048),
      pvMaxCurrentA: secondary(18, catalogue5048),
      panelsIncludedW: estimated(0, 'its name lists inverter and battery'),
      acCharge: secondary(true, shopInMyanmar),
      acChargeW: untilConfirmed(2000, `80 A by ${shopInMyanmar}, 40 A by another table`),
      phases: secondary(1, catalogue5048),
      parallelUnits: untilConfirmed(1, 'its guide names faults of parallel units, not how many work together'),
      idleW: comparableIdle(60),
    },
    specification: {
      brand: 'Felicity Solar',
      capacity: '5 kVA',
      type: { fr: 'Onduleur-chargeur hybride ou autonome, 48 V', en: 'Off-grid or hybrid inverter-charger, 48 V' },
      efficiencyPct: 96,
      ratedPowerW: 5000,
      surgePowerW: 10_000,
      maxPvInputW: 6000,
      pvVoltageRangeV: {
        fr: '120–450 V (500 V maximum en circuit ouvert)',
        en: '120–450 V (500 V at most in open circuit)',
      },
      mpptInputs: 1,
      batteryType: 'LiFePO4',
      batteryCapacityKwh: 10,
      batteryVoltageV: 48,
      warranty: componentWarranty,
    },
  },
  {
    ...common,
    id: 26,
    slug: 'ivem-6kva-15kwh',
    name: sameName('IVEM 6kVA / 15kWh'),
    capacity: '6kVA',
    batteryCapacity: '15kWh',
    description: {
      fr: 'L’onduleur-chargeur Felicity Solar IVEM de 6 kVA en 48 V, avec une batterie LiFePO4 de 15 kWh : le plus grand de la gamme IVEM. Sa réserve garde un climatiseur, des congélateurs et une pompe en marche, puis passe la nuit. Pour une grande maison ou un commerce ; les panneaux sont choisis à part.',
      en: 'The Felicity Solar IVEM inverter-charger of 6 kVA at 48 V, with a 15 kWh LiFePO4 battery: the largest of the IVEM range. Its reserve carries an air conditioner, freezers and a water pump, then lasts the night. For a large house or a busy shop; panels are chosen separately.',
    },
    features: [
      { fr: 'Onduleur-chargeur de 6 kVA', en: '6 kVA inverter-charger' },
      { fr: 'Batterie LiFePO4 de 15 kWh en 48 V', en: '15 kWh LiFePO4 battery at 48 V' },
      { fr: 'Se recharge au soleil et par le courant public', en: 'Charges from the sun and from the grid' },
      installationWarranty,
      support,
    ],
    prices: illustrative(
      4_000_000,
      'no published price and no sheet read: that of the Eco Beast 6kVA / 15kWh, whose published parts are the same (inverter 599,000, battery 2,297,500)',
    ),
    ratings: {
      ...halfRate(15),
      continuousW: untilConfirmed(4800, 'no sheet read; 6 kVA at a power factor of 0.8'),
      surgeW: untilConfirmed(7200, `no sheet read; 1.5 times its 4.8 kW; twice for its sisters by ${catalogue5048}`),
      batteryWh: onLabel(15),
      depthOfDischarge: untilConfirmed(0.9, 'no sheet read; usual for lithium'),
      pvInputW: untilConfirmed(6000, `no sheet read; what its smaller sister takes: ${catalogue5048}`),
      pvMaxVocV: untilConfirmed(500, `no sheet read; as its sister: ${catalogue5048}`),
      pvMaxCurrentA: untilConfirmed(13, 'no sheet read; the lowest of its class'),
      panelsIncludedW: estimated(0, 'its name lists inverter and battery'),
      acCharge: estimated(true, `its two sisters charge from the mains: ${shopInMyanmar}`),
      acChargeW: untilConfirmed(2000, 'no sheet read; as its smaller sister'),
      phases: estimated(1, `its sisters have one: ${catalogue5048}`),
      parallelUnits: untilConfirmed(1, 'no sheet read'),
      idleW: comparableIdle(60),
    },
    specification: {
      brand: 'Felicity Solar',
      capacity: '6 kVA',
      type: { fr: 'Onduleur-chargeur hybride ou autonome, 48 V', en: 'Off-grid or hybrid inverter-charger, 48 V' },
      batteryType: 'LiFePO4',
      batteryCapacityKwh: 15,
      batteryVoltageV: 48,
      warranty: componentWarranty,
    },
  },
]
