import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { dateOf, type ListedPost } from '../post.ts'
import { postTextIn } from '../post-text.ts'

/** When, how long, by whom. */
export function PostByline({ post, withAuthor = false }: { post: ListedPost; withAuthor?: boolean }) {
  const text = useText()
  const moment = dateOf(post)
  const { author } = postTextIn(post, text.language)
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <time dateTime={moment}>{formatLongDate(moment.slice(0, 10), text.language)}</time>
      <span aria-hidden>·</span>
      <span>{text('content.post.readTime', { minutes: post.readTime })}</span>
      {withAuthor && author && (
        <>
          <span aria-hidden>·</span>
          <span>{text('content.post.by', { author })}</span>
        </>
      )}
    </p>
  )
}
