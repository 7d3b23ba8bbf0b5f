import * as z from 'zod/mini'
import { usageSchema } from './audit-request.ts'
import { segments } from './segment.ts'

/** A kind of place with the list that an audit of one may start from, as the API lists it. */
export const appliancePresetSchema = z.object({
  key: z.string(),
  segment: z.enum(segments),
  name: z.string(),
  nameEn: z.string(),
  lines: z.readonly(z.array(usageSchema)),
})
export type AppliancePreset = Readonly<z.infer<typeof appliancePresetSchema>>
