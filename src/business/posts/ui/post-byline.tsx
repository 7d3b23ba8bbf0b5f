import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { dateOf, type ListedPost } from '../post.ts'
import { postTextIn, categoryIn } from '../post-text.ts'
import { Badge } from '#design/badge.tsx'
import { WrittenIn } from '#client/written-in.tsx'
import { findPostCategory } from '../post-category.ts'

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

/** What a post is about, and of which kind it is. */
export function PostBadges({ post }: { post: ListedPost }) {
  const text = useText()
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="leaf" icon={findPostCategory(post)?.icon}>
        {categoryIn(post, text.language)}
      </Badge>
      <Badge>{text(`content.post.type.${post.type}`)}</Badge>
      {post.isSample && <Badge>{text('content.post.sample')}</Badge>}
      <WrittenIn thing={post} />
      {post.isFeatured && <Badge tone="sun">{text('content.news.filter.featured')}</Badge>}
    </p>
  )
}

/** The words that a post is filed under, the first `most` of them. */
export function PostTags({ post, most = Number.POSITIVE_INFINITY }: { post: ListedPost; most?: number }) {
  const text = useText()
  const tags = postTextIn(post, text.language).tags.slice(0, most)
  if (tags.length === 0) return null
  return (
    <ul aria-label={text('content.post.tags')} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full border border-line bg-sand px-2.5 py-0.5 text-xs">
          {tag}
        </li>
      ))}
    </ul>
  )
}
