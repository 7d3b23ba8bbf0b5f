import type { FieldError } from '#kernel/problem.ts'

/** The field in which a request carries the energy audit of its visitor. */
export const auditField = 'audit'

/** True when a request was refused for the audit that it carries: nothing that its visitor could mend. */
export function isAboutAudit(errors: readonly Pick<FieldError, 'path'>[] = []): boolean {
  return errors.some(({ path }) => path.split('.')[0] === auditField)
}
