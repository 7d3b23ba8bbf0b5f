import { and, asc, eq, isNotNull, ne, not, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { need, refused } from '#kernel/outcome.ts'
import { applicationReference } from './application.ts'
import type { Work } from './application-work.server.ts'
import { financingApplications as applications, financingTimeline as timeline, referenceKey } from './tables.server.ts'

type Receipt = { readonly reference: string | null }
type Asked = {
  /** The field that says it. */
  readonly path: string
  /** The entry that is put right: its own receipt is no other. */
  readonly corrects?: Receipt & { readonly id: number }
}

/**
 * Refuses a receipt that already stands, in any application, however that money came or was given back: `conflict`
 * (`reference_noted`), with `noted`, the application where it stands. What was put right or never was does not count.
 */
export async function refuseNotedReceipt(
  { tx }: Work,
  { reference }: Receipt,
  { path, corrects }: Asked,
): Promise<void> {
  if (reference === null || corrects?.reference === reference) return
  const other = alias(timeline, 'other')
  const putRight = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.applicationId, timeline.applicationId), eq(other.correctsId, timeline.id)))
  const [noted] = await tx
    .select({ id: applications.id, fullName: applications.fullName })
    .from(timeline)
    .innerJoin(applications, eq(applications.id, timeline.applicationId))
    .where(
      and(
        isNotNull(timeline.reference),
        eq(referenceKey(timeline.reference), referenceKey(reference)),
        sql`${timeline.amount} is distinct from 0`,
        corrects && ne(timeline.id, corrects.id),
        not(exists(putRight)),
      ),
    )
    .orderBy(asc(timeline.id))
    .limit(1)
  if (!noted) return
  const { id, fullName } = noted
  const extra = { noted: { id, reference: applicationReference(id), fullName } }
  return need(refused('conflict', { errors: [{ path, code: 'reference_noted' }], extra }))
}
