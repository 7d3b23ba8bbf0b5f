import type { LocalizedContent } from '#kernel/language.ts'
import { componentWarranty, installationWarranty, quickQuote, support } from './claims.ts'
import { sameName, type DemoProduct } from './demo-product.ts'
import { ecoBeastFeatures, ecoBeastRatings, ecoBeastSheet } from './eco-beast.ts'
import { powerMBattery, powerMFeatures, powerMRatings, powerMSheet } from './power-m.ts'
import { unnamedBluetti } from './portable.ts'
import { kit } from './price-bases.ts'
import { byTier } from './rated.ts'

const common = {
  systemType: 'All-in-One',
  purchaseOption: 'Cash / Financing',
  country: 'Burkina Faso',
  category: 'all-in-one-systems',
} as const

/** Core, Plus and Elite hold 5, 10 and 15 kWh. */
const tiers = { Core: 5, Plus: 10, Elite: 15 } as const
type Tier = keyof typeof tiers

const siteOf = (tier: Tier) => (tier === 'Core' ? 'Residential' : 'Residential / Commercial')

function ecoBeastKit(id: number, tier: Tier, xof: number, naira: number, description: LocalizedContent): DemoProduct {
  const kwh = tiers[tier]
  return {
    ...common,
    id,
    slug: `eco-beast-${tier.toLowerCase()}`,
    name: sameName(`Eco Beast ${tier}`),
    capacity: '6kVA',
    batteryCapacity: `${kwh}kWh`,
    description,
    features: ecoBeastFeatures(kwh),
    useCase: siteOf(tier),
    manufacturer: 'LuxPower',
    prices: kit(xof, naira, `Eco Beast 6kVA / ${kwh}kWh`),
    ratings: ecoBeastRatings(kwh, byTier(kwh)),
    specification: ecoBeastSheet(kwh),
  }
}

function powerMKit(id: number, tier: Tier, xof: number, naira: number, description: LocalizedContent): DemoProduct {
  const kwh = tiers[tier]
  const kva = tier === 'Core' ? 3 : 6
  return {
    ...common,
    id,
    slug: `power-m-${tier.toLowerCase()}`,
    name: sameName(`Power M ${tier}`),
    capacity: `${kva}kVA`,
    batteryCapacity: `${kwh}kWh`,
    description,
    features: powerMFeatures(powerMBattery[kwh]),
    useCase: siteOf(tier),
    manufacturer: 'Huawei',
    prices: kit(xof, naira, `Power M ${kva}kVA / ${kwh}kWh`),
    ratings: powerMRatings(kva, kwh, byTier(kwh)),
    specification: powerMSheet(kva, kwh),
  }
}

export const kits: readonly DemoProduct[] = [
  ecoBeastKit(17, 'Core', 1_250_000, 2_000_000, {
    fr: 'Le premier kit de la gamme Eco Beast, avec 5 kWh de batterie. Il garde en marche l’éclairage, les ventilateurs, la télévision et les téléphones pendant les délestages. Si vos soirées demandent davantage, le kit Plus double la réserve.',
    en: 'The first kit of the Eco Beast range, with a 5 kWh battery. It keeps lights, fans, the television and phones running through load shedding. If your evenings ask for more, the Plus kit doubles the reserve.',
  }),
  ecoBeastKit(18, 'Plus', 2_300_000, 3_000_000, {
    fr: 'Le kit intermédiaire de la gamme Eco Beast, avec 10 kWh de batterie : pour un foyer qui veut aussi garder le réfrigérateur en marche toute la nuit, ou pour une boutique ouverte le soir. Évaluez vos besoins avec notre calculateur avant de choisir entre Core, Plus et Elite.',
    en: 'The middle kit of the Eco Beast range, with a 10 kWh battery: for a household that also wants to carry the fridge through the night, or for a shop that is open in the evening. Evaluate your needs with our calculator before choosing between Core, Plus and Elite.',
  }),
  ecoBeastKit(19, 'Elite', 3_350_000, 4_000_000, {
    fr: 'Le kit le plus complet de la gamme Eco Beast, avec 15 kWh de batterie. Il convient aux grandes maisons, aux cliniques et aux commerces qui conservent des produits au froid. Un technicien vérifie votre installation électrique avant la pose.',
    en: 'The most complete kit of the Eco Beast range, with a 15 kWh battery. It suits large houses, clinics and shops that keep goods cold. A technician checks your wiring before it is installed.',
  }),
  powerMKit(20, 'Core', 1_950_000, 2_600_000, {
    fr: 'Le tout-en-un Power M avec un module de batterie LiFePO4 de 5 kWh. Compact et protégé IP65, il se pose à l’intérieur comme à l’extérieur et fournit 2,5 kW sur batterie seule. D’autres modules de batterie peuvent s’y ajouter plus tard.',
    en: 'The Power M all-in-one with one 5 kWh LiFePO4 battery module. Compact and IP65-protected, it is installed inside or outside and gives 2.5 kW on battery alone. More battery modules can be added later.',
  }),
  powerMKit(21, 'Plus', 3_380_000, 4_900_000, {
    fr: 'Le tout-en-un Power M avec 10 kWh de batterie LiFePO4, soit deux modules. Toute la capacité est utilisable : c’est ce qui compte quand la coupure dure. Pour une maison familiale, un bureau ou une boutique.',
    en: 'The Power M all-in-one with a 10 kWh LiFePO4 battery, that is two modules. All of the capacity can be used, which is what counts when an outage lasts. For a family house, an office or a shop.',
  }),
  powerMKit(22, 'Elite', 4_800_000, 6_955_000, {
    fr: 'Le tout-en-un Power M avec 15 kWh de batterie LiFePO4, soit trois modules : la plus grande réserve de nos kits, à égalité avec le kit Eco Beast Elite. Elle couvre les soirées et les nuits des foyers et des entreprises les plus équipés. Trois modules peuvent encore s’y ajouter.',
    en: 'The Power M all-in-one with a 15 kWh LiFePO4 battery, that is three modules: the largest reserve of our kits, together with Eco Beast Elite. It carries the evenings and nights of the best-equipped homes and businesses. Three more modules can still be added.',
  }),
  {
    ...common,
    id: 23,
    slug: 'bluetti-core',
    name: sameName('Bluetti Core all-in-one'),
    capacity: '',
    batteryCapacity: '',
    description: {
      fr: 'Le plus accessible de nos kits : un tout-en-un BLUETTI pour l’éclairage, les téléphones et les petits appareils. Le modèle livré et ses caractéristiques exactes figurent sur votre devis, que nos experts établissent avec vous avant toute commande.',
      en: 'The most affordable of our kits: a BLUETTI all-in-one for lights, phones and small appliances. The model delivered and its exact figures are stated in your quote, which our experts draw up with you before any order.',
    },
    features: [
      { fr: 'Onduleur et batterie réunis dans un seul appareil', en: 'Inverter and battery in a single device' },
      { fr: 'Pour l’éclairage, les téléphones et les petits appareils', en: 'For lights, phones and small appliances' },
      installationWarranty,
      support,
      quickQuote,
    ],
    useCase: 'Residential',
    manufacturer: 'BLUETTI',
    prices: kit(525_000, 750_000, 'the EB70, the nearest BLUETTI unit in price'),
    ratings: unnamedBluetti,
    specification: { brand: 'BLUETTI', warranty: componentWarranty },
  },
]
