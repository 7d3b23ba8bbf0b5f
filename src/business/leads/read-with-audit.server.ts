import type * as z from 'zod/mini'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { attachAudit, type LeadServices } from './attach-audit.server.ts'
import { withAudit, type AttachedAudit } from './attached-audit.ts'

/** A form of a visitor, read: all that was sent (what an idempotency key stands for), what it asks, the audit that came along. */
export type ReadForm<Asked> = { readonly body: unknown; readonly asked: Asked; readonly audit: AttachedAudit | null }

/** Reads a form that may carry an energy audit. Refuses with `invalid` (fields), also as {@link attachAudit} does. */
export async function readWithAudit<Shape extends z.core.$ZodShape, Config extends z.core.$ZodObjectConfig>(
  services: Pick<LeadServices, 'catalogue'>,
  form: z.ZodMiniObject<Shape, Config>,
  request: unknown,
): Promise<Outcome<ReadForm<z.output<typeof form>>>> {
  type Asked = z.output<typeof form>
  const parsed = parse(withAudit(form), request)
  if (!parsed.ok) return parsed
  const body = parsed.value as Asked & { readonly audit?: AuditRequest }
  const { audit: auditRequest, ...asked } = body
  const audit = await attachAudit(services, auditRequest)
  return audit.ok ? done({ body, asked: asked as unknown as Asked, audit: audit.value }) : audit
}
