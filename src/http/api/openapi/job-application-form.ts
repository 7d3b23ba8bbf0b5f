import * as z from 'zod/mini'
import { maxCvBytes } from '#business/leads/cv.ts'
import { jobApplicationSchema } from '#business/leads/job-application.ts'

/** The form of a job application as it is sent: the file is read as it streams, the rest by the schema that it has here. */
export const jobApplicationFormSchema = z.extend(jobApplicationSchema, {
  cv: z.optional(z.string()).check(
    z.meta({
      format: 'binary',
      description: `A PDF or Word document (.doc, .docx) of at most ${maxCvBytes} bytes. Stored encrypted, sent to nobody.`,
    }),
  ),
})
export type JobApplicationForm = z.input<typeof jobApplicationFormSchema>
