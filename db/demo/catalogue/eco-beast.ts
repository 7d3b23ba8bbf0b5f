import type { LocalizedContent } from '#kernel/language.ts'
import type { Specification } from '#business/catalogue/specification-schema.ts'
import { componentWarranty, installationWarranty, quickQuote, support } from './claims.ts'
import { sameName, type DemoProduct } from './demo-product.ts'
import { illustrative } from './price-bases.ts'
import { comparableIdle, estimated, onLabel, rateOf, secondary, untilConfirmed, type DemoRatings } from './rated.ts'

/** The maker publishes no data sheet: the sheet stays short. */
export const ecoBeastSheet = (kwh: number, kva = 6): Specification => ({
  brand: 'LuxPower',
  capacity: `${kva} kVA`,
  batteryCapacityKwh: kwh,
  warranty: componentWarranty,
})

const sistersManual = 'manualsee.com/blog/Qlk46Ac4b.html (SNA 3000 to 5000 WPV: 4.2, 5.6 and 7 kW of panels, 500 V)'
const dealer = 'a Philippine dealer\u2019s catalogue (SNA 6000 W: up to 8 kW of panels, up to 16 in parallel)'
const likeOther =
  'like batteries of its size in a Nigerian shop (Felicity LPBF48100: 50 A recommended, 100 A at most, of 100 Ah)'

/** On battery the kit gives what its battery does: 0.5 C, 1 C to a starting motor. The inverter is taken for a Luxpower SNA6000 WPV. */
export const ecoBeastRatings = (kwh: number, batteryWh: DemoRatings['batteryWh'] = onLabel(kwh)): DemoRatings => ({
  continuousW: estimated(
    kwh === 15 ? 6000 : rateOf(kwh, 0.46),
    'the lower of its inverter (6 kW) and 0.5 C of the battery through it',
  ),
  surgeW: estimated(
    kwh === 5 ? 4600 : 9000,
    'the lower of 1.5 times its inverter (6 kW) and 1 C of the battery through it',
  ),
  batteryWh,
  depthOfDischarge: untilConfirmed(0.9, 'no sheet read; usual for lithium'),
  dischargeW: estimated(rateOf(kwh, 0.5), likeOther),
  pvInputW: untilConfirmed(
    7000,
    `8,000 W by ${dealer}, 9,600 W by a Thai tool, 7,000 W for the 5 kW sister by ${sistersManual}`,
  ),
  pvMaxVocV: secondary(500, sistersManual),
  pvMaxCurrentA: untilConfirmed(13, 'no sheet read; the lowest of its class'),
  panelsIncludedW: estimated(0, 'its texts name inverter and battery only'),
  acCharge: secondary(true, `it has inputs for the grid and for a generator: ${sistersManual}`),
  acChargeW: untilConfirmed(kwh === 5 ? 2500 : 3000, 'no sheet read; the lower of 60 A at 51.2 V and 0.5 C'),
  phases: secondary(1, 'a Thai tool that matches panels to inverters (SNA 6000 WPV)'),
  parallelUnits: untilConfirmed(3, `up to 16 by ${dealer}; more than three are an installer\u2019s matter`),
  idleW: comparableIdle(60),
})

export const ecoBeastFeatures = (kwh: number, kva = 6): DemoProduct['features'] => [
  { fr: `Onduleur de ${kva} kVA`, en: `${kva} kVA inverter` },
  { fr: `Batterie de ${kwh} kWh`, en: `${kwh} kWh battery` },
  {
    fr: 'Onduleur et batterie livrés et installés ensemble',
    en: 'Inverter and battery delivered and installed together',
  },
  installationWarranty,
  support,
  quickQuote,
]

const parts =
  'no published price; order of published parts: 6 kVA inverter 599,000 + 48 V battery 10 kWh 1,608,000 or 15 kWh 2,297,500 (solarvillage.africa), plus margin and installation'

function ecoBeast(
  id: number,
  kwh: number,
  naira: number,
  useCase: DemoProduct['useCase'],
  description: LocalizedContent,
) {
  return {
    id,
    slug: `eco-beast-6kva-${kwh}kwh`,
    name: sameName(`Eco Beast 6kVA / ${kwh}kWh`),
    capacity: '6kVA',
    batteryCapacity: `${kwh}kWh`,
    description,
    features: ecoBeastFeatures(kwh),
    useCase,
    systemType: 'All-in-One',
    purchaseOption: 'Cash / Financing',
    manufacturer: 'LuxPower',
    country: 'Nigeria',
    category: 'all-in-one-systems',
    prices: illustrative(naira, parts),
    ratings: ecoBeastRatings(kwh),
    specification: ecoBeastSheet(kwh),
  } satisfies DemoProduct
}

export const ecoBeasts: readonly DemoProduct[] = [
  ecoBeast(5, 5, 2_000_000, 'Residential', {
    fr: 'Le premier modèle de la gamme Eco Beast : un onduleur de 6 kVA avec 5 kWh de batterie. La puissance permet d’alimenter plusieurs appareils à la fois ; la réserve couvre l’essentiel pendant une coupure de quelques heures. C’est le bon choix quand le courant revient souvent ou quand vous consommez surtout le jour.',
    en: 'The entry to the Eco Beast range: a 6 kVA inverter with a 5 kWh battery. Its power runs several appliances at once; its reserve covers the essentials through an outage of a few hours. It is the right choice where power returns often, or where most of the energy is used by day.',
  }),
  ecoBeast(6, 10, 3_000_000, 'Residential / Commercial', {
    fr: 'Un onduleur de 6 kVA et 10 kWh de batterie : l’équilibre que choisissent les familles et les petites entreprises qui veulent passer la soirée et la nuit sans groupe électrogène. Notre calculateur vous montre, appareil par appareil, combien de temps cette réserve peut tenir.',
    en: 'A 6 kVA inverter with a 10 kWh battery: a balance for families and small businesses that want to get through the evening and the night without a generator. Our calculator shows you, appliance by appliance, how long this reserve carries you.',
  }),
  ecoBeast(7, 15, 4_000_000, 'Residential / Commercial', {
    fr: 'La plus grande réserve de la gamme Eco Beast : 15 kWh de batterie avec un onduleur de 6 kVA. Elle s’adresse aux maisons très équipées et aux commerces dont les réfrigérateurs et congélateurs ne doivent pas s’arrêter. Prévoyez assez de panneaux pour la recharger : notre calculateur en donne le nombre.',
    en: 'The largest reserve of the Eco Beast range: a 15 kWh battery behind a 6 kVA inverter. It is meant for well-equipped houses and for shops whose fridges and freezers must not stop. Plan enough panels to recharge it: our calculator gives their number.',
  }),
  {
    id: 27,
    slug: 'eco-beast-5kva-10kwh',
    name: sameName('Eco Beast 5kVA / 10kWh'),
    capacity: '5kVA',
    batteryCapacity: '10kWh',
    description: {
      fr: 'Un onduleur de 5 kVA avec la même batterie de 10 kWh que le modèle de 6 kVA. Réfrigérateur, congélateur, machine à laver et bureau tournent du soir au matin ; ce qu’il cède, c’est la marge au démarrage des gros moteurs. Pour une famille ou une petite entreprise sans pompe de forage.',
      en: 'A 5 kVA inverter with the same 10 kWh battery as the 6 kVA model. Fridge, freezer, washing machine and home office run from evening to morning; what it gives up is headroom to start large motors. For a family or a small business without a borehole pump.',
    },
    features: ecoBeastFeatures(10, 5),
    useCase: 'Residential / Commercial',
    systemType: 'All-in-One',
    purchaseOption: 'Cash / Financing',
    manufacturer: 'LuxPower',
    country: 'Nigeria',
    category: 'all-in-one-systems',
    prices: illustrative(3_000_000, 'no published price of the smaller inverter: that of the Eco Beast 6kVA / 10kWh'),
    ratings: {
      ...ecoBeastRatings(10),
      continuousW: estimated(4600, 'the lower of its inverter (5 kW) and 0.5 C of the battery through it'),
      surgeW: untilConfirmed(7500, 'no sheet read; 1.5 times its inverter (5 kW)'),
      pvInputW: secondary(7000, sistersManual),
    },
    specification: ecoBeastSheet(10, 5),
  },
]
