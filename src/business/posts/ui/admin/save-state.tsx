import { useNow } from '#client/use-now.ts'
import { formatLocalTime, formatShortMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminPost } from '../../admin-post.ts'
import type { PostFormState } from './use-post-form.ts'

/** Whether what is typed is stored, and since when. */
export function SaveState({ form: { isUnsaved }, known }: { form: PostFormState; known: AdminPost | null }) {
  const text = useText()
  const now = useNow()
  if (isUnsaved || !known) return <p role="status">{isUnsaved && text('admin-posts.unsaved')}</p>
  const saved = new Date(known.updatedAt)
  const isToday = saved.toDateString() === now.toDateString()
  const when = isToday ? formatLocalTime(saved, text.language) : formatShortMoment(saved, text.language, now)
  return <p role="status">{text('admin-posts.savedAt', { when })}</p>
}
