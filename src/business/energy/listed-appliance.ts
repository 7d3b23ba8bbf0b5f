import * as z from 'zod/mini'
import { applianceKinds } from './appliance-kind.ts'
import { segments } from './segment.ts'

/** An appliance as the API lists it; the hours and the flag that ticking it assumes follow from its kind. */
export const listedApplianceSchema = z.object({
  id: z.int(),
  name: z.string(),
  nameEn: z.string(),
  power: z.number().check(z.describe('Rated power, W.')),
  dutyCycle: z
    .number()
    .check(
      z.describe(
        'Share of its connected hours in which it draws its rated power, 0 to 1. Energy is power x this x hours.',
      ),
    ),
  surgeFactor: z.number().check(z.describe('Starting power over running power, 1 or more.')),
  kind: z.enum(applianceKinds),
})
export type ListedAppliance = Readonly<z.infer<typeof listedApplianceSchema>>

/** A shelf of the appliance picker as the API lists it. */
export const listedCategorySchema = z.object({
  id: z.int(),
  segment: z.enum(segments),
  name: z.string(),
  nameEn: z.string(),
  appliances: z.readonly(z.array(listedApplianceSchema)),
})
export type ListedCategory = Readonly<z.infer<typeof listedCategorySchema>>

/** What the API says of an appliance. */
export function listedAppliance(appliance: ListedAppliance): ListedAppliance {
  const { id, name, nameEn, power, dutyCycle, surgeFactor, kind } = appliance
  return { id, name, nameEn, power, dutyCycle, surgeFactor, kind }
}

/** What the API says of a category. */
export function listedCategory({ id, segment, name, nameEn, appliances }: ListedCategory): ListedCategory {
  return { id, segment, name, nameEn, appliances: appliances.map((appliance) => listedAppliance(appliance)) }
}
