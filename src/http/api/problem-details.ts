import * as z from 'zod/mini'
import { problemCodes } from '#kernel/problem.ts'

/** The body of every refused call: RFC 9457 problem details, some codes with members of their own. */
export const problemDetailsSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(problemCodes),
  errors: z.optional(
    z.array(
      z.object({
        path: z.string().check(z.describe('The field, such as `applianceUsage.3.quantity`; empty for the whole body.')),
        code: z.string(),
        message: z.string(),
      }),
    ),
  ),
})
export type ProblemDetails = z.infer<typeof problemDetailsSchema>
