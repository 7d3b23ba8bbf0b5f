import { perCountry } from '#kernel/country.ts'
import * as z from 'zod/mini'
import { longText } from '#kernel/form-fields.ts'
import { optionalText, pictureField, words } from './settings/setting-fields.ts'

const featuredSystemSchema = z.object(
  {
    name: words(2, 80),
    description: longText(2, 300),
    descriptionEn: optionalText(300),
    /** Four by three. */
    picture: pictureField,
  },
  'not_an_object',
)

const systemsSchema = z
  .array(featuredSystemSchema, 'not_a_list')
  .check(z.minLength(1, 'too_few'), z.maxLength(6, 'too_many'))

export const featuredSchema = z.object(perCountry(() => systemsSchema))
type FeaturedSystems = z.output<typeof featuredSchema>

/** The systems that the home page shows in each country: a range each, rather than one product of the catalogue. */
export const featuredSystems: FeaturedSystems = {
  cm: [
    {
      name: 'IVEM 6kVA 15kWh',
      description:
        'Pour une grande maison ou un commerce : climatiseur, congélateurs et pompe, avec une grande réserve pour la nuit.',
      descriptionEn:
        'For a large house or a shop: air conditioner, freezers and a pump, with a large reserve for the night.',
      picture: '/pictures/ivem-5048-5kva-10kwh.svg',
    },
    {
      name: 'Power M 3kVA 5kWh',
      description:
        'Pour un appartement : éclairage, ventilateurs, télévision, ordinateurs et réfrigérateur pendant les coupures.',
      descriptionEn: 'For a flat: lights, fans, the television, computers and a fridge through the outages.',
      picture: '/pictures/power-m-3kva-5kwh.svg',
    },
    {
      name: 'Eco Beast 5kVA 10kWh',
      description: 'Pour une maison familiale : le froid, la machine à laver et le bureau, du soir jusqu’au matin.',
      descriptionEn:
        'For a family house: fridge and freezer, the washing machine and the desk, from evening to morning.',
      picture: '/pictures/eco-beast-6kva-10kwh.svg',
    },
  ],
  bf: [
    {
      name: 'Bluetti Core all-in-one',
      description:
        'Onduleur et batterie dans un même appareil : éclairage, téléphones et petits appareils, sans travaux.',
      descriptionEn: 'Inverter and battery in one device: lights, phones and small appliances, without building work.',
      picture: '/pictures/bluetti-core.svg',
    },
    {
      name: 'Power M',
      description:
        'De 5 à 15 kWh de batterie, protégée de la poussière et de la pluie : commencez petit, ajoutez des modules.',
      descriptionEn: 'From 5 to 15 kWh of battery, safe from dust and rain: start small, then add modules.',
      picture: '/pictures/power-m-core.svg',
    },
    {
      name: 'Eco Beast',
      description:
        '6 kVA pour la maison, la clinique ou la boutique : de quoi garder le froid et la lumière toute la nuit.',
      descriptionEn: '6 kVA for the house, the clinic or the shop: enough to keep the cold and the light all night.',
      picture: '/pictures/eco-beast-core.svg',
    },
  ],
}
