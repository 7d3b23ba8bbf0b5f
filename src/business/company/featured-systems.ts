import { perCountry } from '#kernel/country.ts'
import * as z from 'zod/mini'
import { longText } from '#kernel/form-fields.ts'
import { optionalLine, optionalText, pictureField, words } from './settings/setting-fields.ts'

const featuredSystemSchema = z.object(
  {
    name: words(2, 80),
    description: longText(2, 300),
    descriptionEn: optionalText(300),
    /** Four by three. */
    picture: pictureField,
    /** The product of the catalogue whose price it shows and page it leads to, by its French name; '' for none. */
    product: optionalLine(120),
  },
  'not_an_object',
)

const systemsSchema = z
  .array(featuredSystemSchema, 'not_a_list')
  .check(z.minLength(1, 'too_few'), z.maxLength(6, 'too_many'))

export const featuredSchema = z.object(perCountry(() => systemsSchema))
type FeaturedSystems = z.output<typeof featuredSchema>

/** The systems that the home page shows in each country: each leads to a product of the catalogue. */
export const featuredSystems: FeaturedSystems = {
  cm: [
    {
      name: 'IVEM 6kVA / 15kWh',
      description:
        'Climatiseur, congélateurs et pompe : de quoi équiper une grande maison ou un commerce, avec assez de réserve pour la nuit.',
      descriptionEn:
        'Air conditioner, freezers and water pump: a large house or a busy shop, with enough in the battery to last the night.',
      picture: '/pictures/ivem-6kva-15kwh.svg',
      product: 'IVEM 6kVA / 15kWh',
    },
    {
      name: 'Power M 3kVA / 5kWh',
      description:
        'Lampes, ventilateurs, télévision, ordinateurs et réfrigérateur : votre appartement tourne pendant les coupures.',
      descriptionEn: 'Lights, fans, TV, computers and fridge: your flat keeps running through outages.',
      picture: '/pictures/power-m-3kva-5kwh.svg',
      product: 'Power M 3kVA / 5kWh',
    },
    {
      name: 'Eco Beast 5kVA / 10kWh',
      description:
        'Réfrigérateur, congélateur, machine à laver et bureau : du courant pour toute la famille, du soir au matin.',
      descriptionEn:
        'Fridge, freezer, washing machine and home office: power for the whole family, evening to morning.',
      picture: '/pictures/eco-beast-5kva-10kwh.svg',
      product: 'Eco Beast 5kVA / 10kWh',
    },
  ],
  bf: [
    {
      name: 'Bluetti Core all-in-one',
      description:
        'L’onduleur et la batterie dans un seul appareil : lampes, téléphones et petits appareils, sans travaux.',
      descriptionEn: 'Inverter and battery in one unit, with no building work: lights, phones and small appliances.',
      picture: '/pictures/bluetti-core.svg',
      product: 'Bluetti Core all-in-one',
    },
    {
      name: 'Power M',
      description:
        'De 5 à 15 kWh de batterie, protégée de la poussière et de la pluie : commencez petit, ajoutez des modules.',
      descriptionEn:
        '5 to 15 kWh of battery, protected from dust and rain: start small and add modules as you need them.',
      picture: '/pictures/power-m-core.svg',
      product: 'Power M Core',
    },
    {
      name: 'Eco Beast',
      description:
        '6 kVA pour la maison, la clinique ou la boutique : réfrigérateurs et lampes tiennent toute la nuit.',
      descriptionEn: '6 kVA for a home, clinic or shop: fridges stay cold and lights stay on all night.',
      picture: '/pictures/eco-beast-core.svg',
      product: 'Eco Beast Core',
    },
  ],
}
