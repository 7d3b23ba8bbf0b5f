import type { LocalizedContent } from '#kernel/language.ts'
import type { Specification } from '#business/catalogue/specification-schema.ts'
import { componentWarranty, quickQuote, support } from './claims.ts'
import { sameName, type DemoProduct } from './demo-product.ts'
import { illustrative } from './price-bases.ts'
import { derived, estimated, published, rateOf, secondary, untilConfirmed, type DemoRatings } from './rated.ts'

const common = {
  systemType: 'All-in-One',
  manufacturer: 'BLUETTI',
  country: 'Nigeria',
  category: 'portable-stations',
} as const

const portableStation: LocalizedContent = { fr: 'Station électrique portable', en: 'Portable power station' }
const nothingToWire: LocalizedContent = {
  fr: 'Aucun câblage : branchez vos appareils directement',
  en: 'No wiring: plug your appliances straight in',
}
const retailBasis = 'South African retail of about USD 456; no naira price found'

const eb70Sheet: Specification = {
  brand: 'BLUETTI',
  capacity: { fr: '1 kW, batterie de 716 Wh', en: '1 kW / 716 Wh' },
  type: portableStation,
  ratedPowerW: 1000,
  surgePowerW: 1400,
  batteryType: 'LiFePO4',
  batteryCapacityKwh: 0.716,
  cycleLife: { fr: 'Plus de 2 500 cycles', en: '2,500+ cycles' },
  weightKg: 9.7,
  warranty: componentWarranty,
  chargingTime: { fr: 'Environ 3,5 h sur secteur (220 V)', en: 'About 3.5 h from the mains (220 V)' },
}

const eb70Features: DemoProduct['features'] = [
  { fr: '1 000 W en continu, 1 400 W en pointe', en: '1,000 W continuous, 1,400 W surge' },
  { fr: 'Batterie LiFePO4 de 716 Wh, plus de 2 500 cycles', en: '716 Wh LiFePO4 battery, 2,500+ cycles' },
  { fr: '9,7 kg : se déplace d’une pièce à l’autre', en: '9.7 kg: moves from room to room' },
  { fr: 'Recharge en 3,5 h environ sur secteur', en: 'Recharges from the mains in about 3.5 h' },
  nothingToWire,
  support,
]

const review = 'AC200MAX review, table of key figures, April 2026'
const listing = 'EB70 listings (716 Wh, 1,000 W, peak 1,400 W, about 3.5 h at 220 V)'
const recalled = 'the maker\u2019s page as remembered, not read'
const usableOfPortables = 'usual for portable stations; no sheet says'
const comparablePortable =
  'no sheet read; comparable: minyangenergy.com DK2000, a portable station of 2 kW, 14 W without load'

const eb70Ratings: DemoRatings = {
  continuousW: secondary(1000, listing),
  surgeW: untilConfirmed(1000, `its peak of 1,400 W is not for motors: ${listing}`),
  batteryWh: secondary(716, `the price list says 760 Wh: ${listing}`),
  depthOfDischarge: estimated(0.95, usableOfPortables),
  dischargeW: derived(rateOf(0.716, 1.4), `1,000 W from 716 Wh: ${listing}`),
  pvInputW: untilConfirmed(200, recalled),
  pvMaxVocV: untilConfirmed(28, recalled),
  pvMaxCurrentA: untilConfirmed(8.5, recalled),
  panelsIncludedW: published(0, 'price list: without panels'),
  acCharge: secondary(true, listing),
  acChargeW: derived(200, `716 Wh in 3.5 h: ${listing}`),
  phases: secondary(1, listing),
  parallelUnits: estimated(1, 'no connection in parallel is known'),
  idleW: untilConfirmed(10, comparablePortable),
}

const asTheSmallest = 'no model is named; the figure of the EB70, the smallest that it can be'

/** The BLUETTI kit of Burkina Faso names no model: at 525,000 FCFA it is an EB70 or larger. */
export const unnamedBluetti: DemoRatings = {
  continuousW: untilConfirmed(1000, asTheSmallest),
  surgeW: untilConfirmed(1000, asTheSmallest),
  batteryWh: untilConfirmed(716, asTheSmallest),
  depthOfDischarge: untilConfirmed(0.95, asTheSmallest),
  dischargeW: untilConfirmed(rateOf(0.716, 1.4), asTheSmallest),
  pvInputW: untilConfirmed(200, asTheSmallest),
  pvMaxVocV: untilConfirmed(28, asTheSmallest),
  pvMaxCurrentA: untilConfirmed(8.5, asTheSmallest),
  panelsIncludedW: untilConfirmed(0, asTheSmallest),
  acCharge: untilConfirmed(true, asTheSmallest),
  acChargeW: untilConfirmed(200, asTheSmallest),
  phases: untilConfirmed(1, asTheSmallest),
  parallelUnits: untilConfirmed(1, asTheSmallest),
  idleW: untilConfirmed(10, asTheSmallest),
}

const eb70 = {
  ...common,
  capacity: '1kVA',
  batteryCapacity: '760Wh',
  useCase: 'Residential',
  purchaseOption: 'Cash / Financing',
  ratings: eb70Ratings,
  specification: eb70Sheet,
} as const

export const portableStations: readonly DemoProduct[] = [
  {
    ...common,
    id: 8,
    slug: 'bluetti-ac200max',
    name: sameName('AC200MAX 2kVA / 2kWh'),
    capacity: '2kVA',
    batteryCapacity: '2kWh',
    description: {
      fr: 'Une station portable BLUETTI de 2,2 kW avec une batterie LiFePO4 de 2 048 Wh : posez-la, branchez vos appareils, il n’y a rien à câbler. Elle se recharge sur secteur ou avec jusqu’à 900 W de panneaux. La puissance de pointe de 4 800 W ne vaut que pour les appareils chauffants : ne comptez pas sur elle pour démarrer une pompe ou un compresseur.',
      en: 'A BLUETTI portable station of 2.2 kW with a 2,048 Wh LiFePO4 battery: set it down, plug your appliances in, there is nothing to wire. It recharges from the mains or with up to 900 W of panels. The 4,800 W surge is for heating appliances only: do not rely on it to start a pump or a compressor.',
    },
    features: [
      { fr: '2 200 W en continu', en: '2,200 W continuous' },
      {
        fr: 'Batterie LiFePO4 de 2 048 Wh, plus de 3 500 cycles',
        en: '2,048 Wh LiFePO4 battery, 3,500+ cycles',
      },
      { fr: 'Jusqu’à 900 W de panneaux, deux entrées MPPT', en: 'Up to 900 W of panels, two MPPT inputs' },
      { fr: 'Extensible à 8 192 Wh avec deux modules', en: 'Can grow to 8,192 Wh with two modules' },
      { fr: 'Suivi par application, en Wi-Fi ou Bluetooth', en: 'Followed in an app, by Wi-Fi or Bluetooth' },
      nothingToWire,
      support,
    ],
    useCase: 'Residential / Commercial',
    purchaseOption: 'Cash / Financing',
    prices: illustrative(1_900_000, 'USD 1,699 list price; no naira price found'),
    ratings: {
      continuousW: secondary(2200, review),
      surgeW: untilConfirmed(2200, `its 4,800 W are for heating appliances only, no motor counts on them: ${review}`),
      batteryWh: secondary(2048, review),
      depthOfDischarge: estimated(0.95, usableOfPortables),
      dischargeW: derived(rateOf(2.048, 1.07), `2,200 W from 2,048 Wh: ${review}`),
      chargeW: derived(rateOf(2.048, 0.63), `1,300 W with a second adapter: ${review}`),
      pvInputW: secondary(900, review),
      pvMaxVocV: secondary(145, review),
      pvMaxCurrentA: untilConfirmed(15, recalled),
      panelsIncludedW: estimated(0, 'its name lists power and battery'),
      acCharge: secondary(true, review),
      acChargeW: secondary(500, `1,300 W with a second adapter: ${review}`),
      phases: secondary(1, review),
      parallelUnits: estimated(1, 'no connection in parallel is known at 230 V'),
      idleW: untilConfirmed(20, comparablePortable),
    },
    specification: {
      brand: 'BLUETTI',
      capacity: { fr: '2,2 kW, batterie de 2 048 Wh', en: '2.2 kW / 2,048 Wh' },
      type: portableStation,
      ratedPowerW: 2200,
      surgePowerW: { fr: '4 800 W (appareils chauffants seulement)', en: '4,800 W (heating appliances only)' },
      maxPvInputW: 900,
      pvVoltageRangeV: '12–145',
      mpptInputs: 2,
      batteryType: 'LiFePO4',
      batteryCapacityKwh: 2.048,
      cycleLife: { fr: 'Plus de 3 500 cycles (jusqu’à 80 % de la capacité)', en: '3,500+ cycles (to 80% of capacity)' },
      weightKg: 28,
      dimensionsMm: '419 × 279 × 386',
      warranty: {
        fr: '4 ans par le fabricant, 2 ans sur tous les composants',
        en: '4 years by the maker, 2 years on all components',
      },
      display: { fr: 'Écran LCD tactile en couleur', en: 'Colour LCD touch screen' },
      connectivity: { fr: 'Application par Wi-Fi et Bluetooth', en: 'App over Wi-Fi and Bluetooth' },
      chargingTime: {
        fr: 'Environ 4,5 h sur secteur à 500 W ; environ 1,5 h à 1 300 W avec un second adaptateur',
        en: 'About 4.5 h from the mains at 500 W; about 1.5 h at 1,300 W with a second adapter',
      },
      expandability: {
        fr: '2 modules B300 ou B230, jusqu’à 8 192 Wh',
        en: '2 B300 or B230 modules, up to 8,192 Wh',
      },
    },
  },
  {
    ...eb70,
    id: 9,
    slug: 'bluetti-eb70',
    name: sameName('EB70 1kVA / 760Wh'),
    description: {
      fr: 'Une petite station BLUETTI de 1 000 W que l’on porte d’une main : elle garde en marche le routeur, l’ordinateur, la télévision et quelques lampes pendant une coupure. Le fabricant annonce une capacité de 716 Wh. Sans panneaux : elle se recharge sur secteur en 3,5 heures environ.',
      en: 'A small BLUETTI station of 1,000 W that one hand can carry: it keeps the router, the computer, the television and a few lamps running through an outage. Its maker states a capacity of 716 Wh. Without panels: it recharges from the mains in about 3.5 hours.',
    },
    features: eb70Features,
    prices: illustrative(750_000, retailBasis),
  },
  {
    ...eb70,
    id: 10,
    slug: 'bluetti-eb70-panels',
    name: { fr: 'EB70 1kVA / 760Wh avec panneaux', en: 'EB70 1kVA / 760Wh with panels' },
    ratings: {
      ...eb70Ratings,
      panelsIncludedW: untilConfirmed(
        120,
        'the price list does not say which; the smallest folding panel of its maker',
      ),
    },
    description: {
      fr: 'La station BLUETTI EB70 livrée avec des panneaux, pour se recharger au soleil là où il n’y a pas l’électricité. Elle fournit 1 000 W et le fabricant annonce une capacité de 716 Wh. Le nombre et la puissance des panneaux sont précisés sur votre devis.',
      en: 'The BLUETTI EB70 station delivered with panels, to recharge in the sun where the mains is missing. It gives 1,000 W and its maker states a capacity of 716 Wh. The number and power of the panels are stated in your quote.',
    },
    features: [{ fr: 'Panneaux fournis', en: 'Panels included' }, ...eb70Features.slice(0, 5), quickQuote],
    prices: illustrative(950_000, `${retailBasis}; plus panels`),
  },
]
