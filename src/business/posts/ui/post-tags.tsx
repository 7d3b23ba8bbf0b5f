import { useText } from '#i18n/text-context.tsx'
import type { ListedPost } from '../post.ts'
import { postTextIn } from '../post-text.ts'

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
