import type { AdminApplication } from '../../admin-application.ts'

type Document = Pick<AdminApplication['documents'][number], 'openedAt' | 'openedBy' | 'openings'>

/** Everybody who opened a document, each time, the first first: the audit log may no longer have who was first. */
export function openingsOf({
  openedAt,
  openedBy,
  openings,
}: Document): AdminApplication['documents'][number]['openings'] {
  // Both were written in one go, a moment apart.
  const isFirstKept = openings.some(({ at }) => Date.parse(at) - Date.parse(openedAt ?? at) < 60_000)
  return openedAt === null || isFirstKept ? openings : [{ by: openedBy ?? '', at: openedAt }, ...openings]
}
