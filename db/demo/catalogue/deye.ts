import type { LocalizedContent } from '#kernel/language.ts'
import { componentWarranty, installationWarranty, support } from './claims.ts'
import { sameName, type DemoProduct } from './demo-product.ts'
import { illustrative } from './price-bases.ts'
import { byTier, comparableIdle, estimated, rateOf, secondary, untilConfirmed, type DemoRatings } from './rated.ts'

type Kit = {
  id: number
  tier: 'Core' | 'Plus' | 'Elite'
  kwh: number
  useCase: DemoProduct['useCase']
  naira: number
  basis: string
  description: LocalizedContent
}

const selector = 'the selector table of a Deye dealer (SUN-6K-SG03LP1)'
const shop = 'a Romanian shop (SUN-6K-SG03LP1-EU: up to 10 in parallel)'

/** On battery the kit gives what its battery does, of a brand that is not named: 0.5 C, 1 C to a starting motor. */
const deyeRatings = (kwh: number): DemoRatings => ({
  continuousW: estimated(
    kwh === 15 ? 6000 : rateOf(kwh, 0.47),
    'the lower of its inverter (6 kW) and 0.5 C of the battery through it',
  ),
  surgeW:
    kwh === 15
      ? secondary(12_000, `twice the rated power: ${selector}`)
      : untilConfirmed(
          rateOf(kwh, 0.94),
          `1 C of the battery through the inverter, which itself gives 12,000 W: ${selector}`,
        ),
  batteryWh: byTier(kwh),
  depthOfDischarge: estimated(0.9, 'usual for lithium; Felicity states its cycles at 80 %'),
  dischargeW: estimated(rateOf(kwh, 0.5), 'the brand of the battery is not named; 0.5 C is usual'),
  pvInputW: secondary(7800, selector),
  pvMaxVocV: secondary(500, selector),
  pvMaxCurrentA: secondary(13, selector),
  panelsIncludedW: estimated(0, 'sold as a kit of inverter and battery; no panel is named'),
  acCharge: secondary(true, 'a Nigerian shop (SUN-5K-SG03LP1-EU: a grid port, starts a generator)'),
  acChargeW: untilConfirmed(
    kwh === 15 ? 6000 : rateOf(kwh, 0.5),
    '0.5 C of the battery; the inverter takes 120 A by a shop in Myanmar, 6.1 kW',
  ),
  phases: secondary(1, shop),
  parallelUnits: untilConfirmed(3, `up to 10 by ${shop}; more than three are an installer\u2019s matter`),
  idleW: comparableIdle(60),
})

function deye({ id, tier, kwh, useCase, naira, basis, description }: Kit): DemoProduct {
  return {
    id,
    slug: `deye-${tier.toLowerCase()}`,
    name: sameName(`Deye ${tier}`),
    capacity: '6kW',
    batteryCapacity: `${kwh}kWh`,
    description,
    features: [
      { fr: '6 000 W en continu, 12 000 W en pointe', en: '6,000 W continuous, 12,000 W surge' },
      { fr: `Batterie LiFePO4 de ${kwh} kWh en 48 V`, en: `${kwh} kWh LiFePO4 battery at 48 V` },
      { fr: 'Jusqu’à 7 800 W de panneaux, deux entrées MPPT', en: 'Up to 7,800 W of panels, two MPPT inputs' },
      { fr: 'Suivi à distance par Wi-Fi', en: 'Followed remotely over Wi-Fi' },
      installationWarranty,
      support,
    ],
    useCase,
    systemType: 'Inverter',
    purchaseOption: 'Cash / Financing',
    manufacturer: 'Deye',
    country: 'Nigeria',
    category: 'inverter-systems',
    prices: illustrative(naira, basis),
    ratings: deyeRatings(kwh),
    specification: {
      brand: 'Deye',
      capacity: '6 kW',
      type: {
        fr: 'Onduleur hybride monophasé pour batterie basse tension (classe SUN-6K-SG03LP1)',
        en: 'Single-phase hybrid inverter for a low-voltage battery (SUN-6K-SG03LP1 class)',
      },
      efficiencyPct: 97.6,
      ratedPowerW: 6000,
      surgePowerW: 12_000,
      maxPvInputW: 7800,
      pvVoltageRangeV: { fr: '150–425 V (500 V maximum)', en: '150–425 V (500 V at most)' },
      mpptInputs: 2,
      batteryType: 'LiFePO4',
      batteryCapacityKwh: kwh,
      batteryVoltageV: 48,
      warranty: componentWarranty,
      connectivity: 'Wi-Fi',
      expandability: { fr: 'Mise en parallèle possible', en: 'Can be connected in parallel' },
    },
  }
}

const betweenTheKits = 'between the kits of Eco Beast and Power M; not found published'

export const deyes: readonly DemoProduct[] = [
  deye({
    id: 2,
    tier: 'Plus',
    kwh: 10,
    useCase: 'Residential / Commercial',
    naira: 3_500_000,
    basis: 'the company’s own example of instalments',
    description: {
      fr: 'Un onduleur hybride Deye de 6 kW avec 10 kWh de batterie LiFePO4 : il alimente une maison familiale ou une petite entreprise et fait démarrer les moteurs grâce à sa puissance de pointe de 12 kW. Deux entrées solaires séparées permettent de poser des panneaux sur deux pans de toit. Vous suivez la production et la batterie en Wi-Fi.',
      en: 'A Deye hybrid inverter of 6 kW with a 10 kWh LiFePO4 battery: it carries a family house or a small business and starts motors thanks to its surge of 12 kW. Two separate solar inputs let you put panels on two sides of a roof. You follow production and battery over Wi-Fi.',
    },
  }),
  deye({
    id: 15,
    tier: 'Core',
    kwh: 5,
    useCase: 'Residential',
    naira: 2_200_000,
    basis: betweenTheKits,
    description: {
      fr: 'Un onduleur hybride Deye de 6 kW avec 5 kWh de batterie LiFePO4. L’onduleur est le même que celui des kits Plus et Elite : vous commencez avec une petite réserve, et il suffira d’ajouter des batteries plus tard. Adapté aux foyers où le courant revient chaque jour.',
      en: 'A Deye hybrid inverter of 6 kW with a 5 kWh LiFePO4 battery. The inverter is the one of the Plus and Elite kits: you start with a small reserve and later add nothing but battery. Suited to homes where the power returns every day.',
    },
  }),
  deye({
    id: 16,
    tier: 'Elite',
    kwh: 15,
    useCase: 'Residential / Commercial',
    naira: 4_700_000,
    basis: betweenTheKits,
    description: {
      fr: 'Un onduleur hybride Deye de 6 kW avec 15 kWh de batterie LiFePO4, pour les foyers et les commerces qui veulent passer la nuit avec les réfrigérateurs et les ventilateurs en marche. L’entrée solaire de 7 800 W permet de recharger cette réserve, à condition d’avoir la place pour les panneaux.',
      en: 'A Deye hybrid inverter of 6 kW with a 15 kWh LiFePO4 battery, for homes and shops that want to get through the night with cooling and fans running. The 7,800 W solar input leaves room to recharge that reserve, provided there is space for the panels.',
    },
  }),
]
