import * as z from 'zod/mini'
import { auditAnswerSchema, type AuditAnswer } from '#business/energy/audit-answer.ts'
import { auditRequestSchema, type AuditRequest } from '#business/energy/audit-request.ts'
import { quoteKeyField } from '#business/quotes/quote.ts'

/** The fields of a request that carry the energy audit of its visitor (the body of the calculate call), and the key of a quote. */
const attachments = { audit: z.optional(auditRequestSchema), quoteKey: quoteKeyField }

/** A form that may carry an energy audit and a quote. Its issues are those of all, the audit's under `audit`. */
export function withAttachments<Shape extends z.core.$ZodShape, Config extends z.core.$ZodObjectConfig>(
  form: z.ZodMiniObject<Shape, Config>,
) {
  return z.extend(form, attachments)
}

/** An energy audit that came with a request: what was asked, and what engine and catalogue made of it then. */
export const attachedAuditSchema = z.extend(
  z.pick(auditAnswerSchema, {
    appliances: true,
    totalDailyEnergy: true,
    totalEssentialEnergy: true,
    backupHours: true,
    place: true,
    requirement: true,
    recommendedProduct: true,
    closestAlternative: true,
  }),
  { request: auditRequestSchema },
)
export type AttachedAudit = Readonly<z.infer<typeof attachedAuditSchema>>

/** What goes with a request of an audit that was answered so. */
export function attachedAudit(request: AuditRequest, answer: AuditAnswer): AttachedAudit {
  const { appliances, totalDailyEnergy, totalEssentialEnergy, backupHours, place, requirement } = answer
  const { recommendedProduct, closestAlternative } = answer
  const energy = { appliances, totalDailyEnergy, totalEssentialEnergy, backupHours }
  return { request, ...energy, place, requirement, recommendedProduct, closestAlternative }
}

/** An audit without its lists: what a mail tells of it. */
export type AuditInShort = Omit<AttachedAudit, 'request' | 'appliances'>

export function auditInShort({ request: _request, appliances: _appliances, ...short }: AttachedAudit): AuditInShort {
  return short
}
