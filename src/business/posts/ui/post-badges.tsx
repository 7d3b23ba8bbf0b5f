import { Badge } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ListedPost } from '../post.ts'
import { findPostCategory } from '../post-category.ts'
import { categoryIn } from '../post-text.ts'

/** What a post is about, and of which kind it is. */
export function PostBadges({ post }: { post: ListedPost }) {
  const text = useText()
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="leaf" icon={findPostCategory(post)?.icon}>
        {categoryIn(post, text.language)}
      </Badge>
      <Badge>{text(`content.post.type.${post.type}`)}</Badge>
      {post.isFeatured && <Badge tone="sun">{text('content.news.filter.featured')}</Badge>}
    </p>
  )
}
