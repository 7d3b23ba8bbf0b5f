import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { dateOf, type ListedPost } from '../post.ts'
import { postTextIn, categoryIn } from '../post-text.ts'
import { Badge } from '#design/badge.tsx'
import { WrittenIn } from '#client/written-in.tsx'
import { findPostCategory } from '../post-category.ts'

type PostBylineProps = {
  post: ListedPost
  isListed?: boolean
  /** The list has said that all that it shows are samples. */
  areSamples?: boolean
}

/** When, how long, by whom, before that of which kind; in a list, where its kind stands below, whether it is a sample. */
export function PostByline({ post, isListed = false, areSamples = false }: PostBylineProps) {
  const text = useText()
  const moment = dateOf(post)
  const { author } = postTextIn(post, text.language)
  const isSaid = post.isSample && !areSamples
  const part = isListed ? isSaid && text('content.post.sample') : author && text('content.post.by', { author })
  // A dot stands before each part, and out of sight where a line begins.
  const dotted = "relative pl-4 before:absolute before:left-1.5 before:content-['·']"
  return (
    <p className={`overflow-hidden text-sm text-muted ${isListed ? 'max-sm:text-[0.875rem]' : ''}`}>
      <span className="-ml-4 flex flex-wrap">
        {!isListed && <span className={dotted}>{text(`content.post.type.${post.type}`)}</span>}
        {/* When and how long stay on a line. */}
        <span className="flex flex-wrap">
          <time dateTime={moment} className={dotted}>
            {formatLongDate(moment.slice(0, 10), text.language)}
          </time>
          <span className={dotted}>{text('content.post.readTime', { minutes: post.readTime })}</span>
        </span>
        {part && <span className={dotted}>{part}</span>}
      </span>
    </p>
  )
}

type PostBadgesProps = {
  post: ListedPost
  isListed?: boolean
  /** It stands first in a list. */
  isLead?: boolean
}

/** What a post is about, and whether staff put it first. */
export function PostBadges({ post, isListed = false, isLead = !isListed }: PostBadgesProps) {
  const text = useText()
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="leaf" icon={findPostCategory(post)?.icon}>
        {categoryIn(post, text.language)}
      </Badge>
      {post.isFeatured && isLead && <Badge tone="sun">{text('content.news.filter.featured')}</Badge>}
      {post.isSample && !isListed && <Badge>{text('content.post.sample')}</Badge>}
      <WrittenIn thing={post} names={['title', 'excerpt']} />
    </p>
  )
}

/** The words that a post is filed under. */
export function PostTags({ post }: { post: ListedPost }) {
  const text = useText()
  const { tags: all, category } = postTextIn(post, text.language)
  // What nobody has filed is general, and says so above the title.
  const isFiled = (post.category + post.categoryEn).trim() !== ''
  const tags = all.filter((tag) => isFiled || tag !== category)
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

/** The first words that a post of a list is filed under: what a phone's card has no room for. */
export function FirstTags({ post, most }: { post: ListedPost; most: number }) {
  const text = useText()
  const tags = postTextIn(post, text.language).tags.slice(0, most)
  if (tags.length === 0) return null
  return (
    <ul aria-label={text('content.post.tags')} className="flex flex-wrap gap-x-1 text-sm text-muted max-sm:hidden">
      {tags.map((tag) => (
        <li key={tag} className="not-last:after:content-[',']">
          {tag}
        </li>
      ))}
    </ul>
  )
}
