import * as z from 'zod/mini'
import { featuredSchema } from '../featured-systems.ts'
import { toldImpactSchema } from '../impact.ts'
import { toldPartnersSchema } from '../partners.ts'
import { toldTeamSchema } from '../team.ts'
import { claimsSchema } from './claims-settings.ts'

/** What the company tells of itself on its pages. */
export const companyAccountSchema = z.object({
  impact: toldImpactSchema,
  team: toldTeamSchema,
  partners: toldPartnersSchema,
  featured: featuredSchema,
  claims: claimsSchema,
})
export type CompanyAccount = Readonly<z.output<typeof companyAccountSchema>>
