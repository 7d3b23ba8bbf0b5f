import type { Country } from '#kernel/country.ts'
import type { Localized } from '#kernel/language.ts'

export type FeaturedSystem = {
  readonly name: string
  readonly description: Localized
  /** Path of a picture, four by three. */
  readonly picture: string
}

/** The three systems that the home page shows in each country: a range each, rather than one product of the catalogue. */
export const featuredSystems: Readonly<Record<Country, readonly FeaturedSystem[]>> = {
  cm: [
    {
      name: 'IVEM 6kVA 15kWh',
      description: {
        fr: 'Pour une grande maison ou un commerce : climatiseur, congélateurs et pompe, avec une grande réserve pour la nuit.',
        en: 'For a large house or a shop: air conditioner, freezers and a pump, with a large reserve for the night.',
      },
      picture: '/pictures/ivem-5048-5kva-10kwh.svg',
    },
    {
      name: 'Power M 3kVA 5kWh',
      description: {
        fr: 'Pour un appartement : éclairage, ventilateurs, télévision, ordinateurs et réfrigérateur pendant les coupures.',
        en: 'For a flat: lights, fans, the television, computers and a fridge through the outages.',
      },
      picture: '/pictures/power-m-3kva-5kwh.svg',
    },
    {
      name: 'Eco Beast 5kVA 10kWh',
      description: {
        fr: 'Pour une maison familiale : le froid, la machine à laver et le bureau, du soir jusqu’au matin.',
        en: 'For a family house: fridge and freezer, the washing machine and the desk, from evening to morning.',
      },
      picture: '/pictures/eco-beast-6kva-10kwh.svg',
    },
  ],
  bf: [
    {
      name: 'Bluetti Core all-in-one',
      description: {
        fr: 'Onduleur et batterie dans un même appareil : éclairage, téléphones et petits appareils, sans travaux.',
        en: 'Inverter and battery in one device: lights, phones and small appliances, without building work.',
      },
      picture: '/pictures/bluetti-core.svg',
    },
    {
      name: 'Power M',
      description: {
        fr: 'De 5 à 15 kWh de batterie, protégée de la poussière et de la pluie : commencez petit, ajoutez des modules.',
        en: 'From 5 to 15 kWh of battery, safe from dust and rain: start small, then add modules.',
      },
      picture: '/pictures/power-m-core.svg',
    },
    {
      name: 'Eco Beast',
      description: {
        fr: '6 kVA pour la maison, la clinique ou la boutique : de quoi garder le froid et la lumière toute la nuit.',
        en: '6 kVA for the house, the clinic or the shop: enough to keep the cold and the light all night.',
      },
      picture: '/pictures/eco-beast-core.svg',
    },
  ],
}
