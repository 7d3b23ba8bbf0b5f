import * as z from 'zod/mini'
import { applicationStatuses } from '#business/financing/application-status.ts'
import { leadKinds } from '#business/leads/lead.ts'
import { leadStatuses } from '#business/leads/lead-status.ts'
import { momentField } from '#kernel/calendar-date.ts'
import { line } from '#kernel/form-fields.ts'
import { shownPhoneField } from '#kernel/told-phone.ts'

/** What staff type. Codes: those of {@link line}. */
export const staffQuestionSchema = z.object({ q: line(2, 100) }, 'invalid')

/** What staff find at once in people, requests, applications and what the site says; of each what the role may see, the newest first. */
export const staffFindsSchema = z.object({
  people: z.readonly(
    z.array(
      z.object({
        reference: z.string().check(z.describe('Of their last record among those found: the way to their page.')),
        references: z.readonly(z.array(z.string())).check(z.describe('Of all their records among those found.')),
        name: z.string(),
        phone: shownPhoneField(),
        email: z.nullable(z.string()),
      }),
    ),
  ),
  requests: z.readonly(
    z.array(
      z.object({
        id: z.int(),
        reference: z.string(),
        kind: z.enum(leadKinds),
        status: z.enum(leadStatuses),
        name: z.string(),
        createdAt: momentField(),
      }),
    ),
  ),
  applications: z.readonly(
    z.array(
      z.object({
        id: z.int(),
        reference: z.string(),
        status: z.enum(applicationStatuses),
        name: z.nullable(z.string()),
        createdAt: momentField(),
      }),
    ),
  ),
  content: z.readonly(
    z.array(
      z.object({
        kind: z.enum(['product', 'post', 'solution']),
        id: z.int(),
        name: z.string(),
        nameEn: z.string(),
      }),
    ),
  ),
})
export type StaffFinds = Readonly<z.infer<typeof staffFindsSchema>>
