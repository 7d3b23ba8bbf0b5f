import * as z from 'zod/mini'
import { optionalLine, pictureField, words } from './settings/setting-fields.ts'

const partnerSchema = z.object(
  {
    name: words(2, 80),
    /** What it does with us, in a few words. */
    role: words(2, 80),
    roleEn: optionalLine(80),
    /** Its mark, square. */
    picture: pictureField,
  },
  'not_an_object',
)
type Partner = z.output<typeof partnerSchema>

export const partnersSchema = z.array(partnerSchema, 'not_a_list').check(z.maxLength(24, 'too_many'))

const toldPartnerSchema = z.extend(partnerSchema, {
  isSample: z.boolean().check(z.describe('It comes with the site: there is no such company.')),
})
export type ToldPartner = z.output<typeof toldPartnerSchema>
export const toldPartnersSchema = z.array(toldPartnerSchema)

/** Who works with the company. Sample content: none of them exists. */
export const partners: Partner[] = [
  {
    name: 'Cauri Crédit',
    role: 'Financement des foyers',
    roleEn: 'Household financing',
    picture: '/pictures/partner-credit.svg',
  },
  {
    name: 'Institut Tenga',
    role: 'Formation des installateurs',
    roleEn: 'Installer training',
    picture: '/pictures/partner-training.svg',
  },
  {
    name: 'Harmattan Lab',
    role: 'Essais des batteries',
    roleEn: 'Battery testing',
    picture: '/pictures/partner-testing.svg',
  },
  {
    name: 'Kwara Freight',
    role: 'Transport et stockage',
    roleEn: 'Freight and storage',
    picture: '/pictures/partner-freight.svg',
  },
  {
    name: 'Karité Assurances',
    role: 'Assurance des systèmes',
    roleEn: 'System insurance',
    picture: '/pictures/partner-insurance.svg',
  },
  {
    name: 'Sahel Recyclage',
    role: 'Recyclage des batteries',
    roleEn: 'Battery recycling',
    picture: '/pictures/partner-recycling.svg',
  },
]
