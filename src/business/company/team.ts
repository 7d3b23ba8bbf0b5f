import * as z from 'zod/mini'
import { longText } from '#kernel/form-fields.ts'
import { optionalLine, optionalText, pictureField, words } from './settings/setting-fields.ts'

const teamMemberSchema = z.object(
  {
    name: words(2, 80),
    role: words(2, 80),
    roleEn: optionalLine(80),
    bio: longText(2, 400),
    bioEn: optionalText(400),
    /** A square portrait. */
    picture: pictureField,
  },
  'not_an_object',
)
type TeamMember = z.output<typeof teamMemberSchema>

export const teamSchema = z
  .array(teamMemberSchema, 'not_a_list')
  .check(z.minLength(1, 'too_few'), z.maxLength(24, 'too_many'))

const toldMemberSchema = z.extend(teamMemberSchema, {
  isSample: z.boolean().check(z.describe('It comes with the site: nobody of that name works here.')),
})
export type ToldTeamMember = z.output<typeof toldMemberSchema>
export const toldTeamSchema = z.array(toldMemberSchema)

/** The people whom a visitor may meet. Sample content. */
export const team: TeamMember[] = [
  {
    name: 'Aïcha Ouédraogo',
    role: 'Directrice générale',
    roleEn: 'Chief executive',
    bio: 'Ingénieure électricienne. Douze ans d’électrification rurale, de Kaya à Sokoto, avant de fonder l’entreprise.',
    bioEn:
      'An electrical engineer. Twelve years of rural electrification, from Kaya to Sokoto, before she founded the company.',
    picture: '/pictures/team-ceo.svg',
  },
  {
    name: 'Chinedu Okafor',
    role: 'Directeur technique',
    roleEn: 'Technical director',
    bio: 'Il écrit nos règles de calcul et relit chaque installation au-dessus de 10 kVA avant le devis.',
    bioEn: 'He writes our sizing rules and checks every installation above 10 kVA before it is quoted.',
    picture: '/pictures/team-engineer.svg',
  },
  {
    name: 'Mariam Bello',
    role: 'Responsable du financement',
    roleEn: 'Head of financing',
    bio: 'Ancienne chargée de crédit en microfinance. Elle étudie les dossiers et répond en deux jours ouvrés.',
    bioEn: 'A former microfinance credit officer. She reviews applications and answers within two business days.',
    picture: '/pictures/team-financing.svg',
  },
  {
    name: 'Tunde Adeyemi',
    role: 'Responsable des installations',
    roleEn: 'Head of installations',
    bio: 'Électricien depuis vingt ans. Il forme nos équipes de pose et revient voir chaque chantier après trois mois.',
    bioEn: 'An electrician for twenty years. He trains our crews and comes back to every site after three months.',
    picture: '/pictures/team-installer.svg',
  },
  {
    name: 'Fatimata Sawadogo',
    role: 'Responsable du service client',
    roleEn: 'Head of customer care',
    bio: 'Elle vous répond en français, en anglais, en mooré ou en haoussa, et suit votre système après la pose.',
    bioEn: 'She answers in English, French, Mooré or Hausa, and follows your system after it is installed.',
    picture: '/pictures/team-care.svg',
  },
]
