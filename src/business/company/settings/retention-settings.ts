import * as z from 'zod/mini'
import { wholeNumber } from '#kernel/form-fields.ts'
import type { Retention } from '#kernel/retention.ts'

const longest = 120
/** What shows who decided what is kept for a year at least: PostgreSQL refuses to delete a younger record. */
const shortestProof = 12

export const builtInRetention: Retention = {
  consultation: 24,
  appointment: 24,
  order: 36,
  message: 12,
  job_application: 12,
  application: 12,
  contract: 60,
  mail: 12,
  audit_log: 36,
}

/** Months. */
export const retentionSchema = z.object({
  consultation: wholeNumber(1, longest),
  appointment: wholeNumber(1, longest),
  order: wholeNumber(1, longest),
  message: wholeNumber(1, longest),
  job_application: wholeNumber(1, longest),
  application: wholeNumber(1, longest),
  contract: wholeNumber(shortestProof, longest),
  mail: wholeNumber(1, longest),
  audit_log: wholeNumber(shortestProof, longest),
})

/** Of periods that can't be read none is past: what is deleted does not come back. */
export const longestRetention: Retention = {
  consultation: longest,
  appointment: longest,
  order: longest,
  message: longest,
  job_application: longest,
  application: longest,
  contract: longest,
  mail: longest,
  audit_log: longest,
}
