import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { documentSummarySchema } from './application.ts'
import { documentFaults } from './document-fault.ts'
import { documentTypes } from './document-type.ts'

/** A document as those who decide on its application read it. */
export const reviewedDocumentSchema = z.extend(documentSummarySchema, {
  openedAt: z.nullable(momentField()).check(z.describe('When one of the staff first looked at it.')),
  openedBy: z.nullable(z.string()),
  openings: z
    .readonly(z.array(z.object({ by: z.string(), at: momentField() })))
    .check(z.describe('Everybody who looked at it, each time, the first first; as far as the audit log goes back.')),
  checkedAt: z.nullable(momentField()).check(z.describe('When one of the staff said that it is what it should be.')),
  checkedBy: z.nullable(z.string()),
  seenElsewhere: z
    .nullable(z.string())
    .check(z.describe('How they saw what the site can’t show: the original, a picture in a chat.')),
  takenBy: z
    .nullable(z.string())
    .check(z.describe('Who of the staff kept it for its applicant; null where the applicant sent it.')),
  fault: z
    .nullable(z.enum(documentFaults))
    .check(z.describe('Why it could not be shown when somebody last tried; null once it was.')),
  sameAs: z
    .array(z.enum(documentTypes))
    .check(z.describe('Documents of the application that are the same file, as far as both were opened.')),
  isUnchanged: z.boolean().check(z.describe('Whether it is the same file as the one in whose place it came.')),
})
