import { Link } from 'react-router'
import { Card } from '#design/card.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ListedPost } from '../../posts/post.ts'
import { postTextIn } from '../../posts/post-text.ts'
import { ContentPicture } from '../content-picture.tsx'
import { PostBadges } from './post-badges.tsx'
import { PostByline } from './post-byline.tsx'
import { PostTags } from './post-tags.tsx'

const mostTags = 3

type PostCardProps = {
  post: ListedPost
  /** Across the width of the list, the picture beside the words. */
  large?: boolean
  eager?: boolean
}

/** One post of the list; the whole card leads to it. */
export function PostCard({ post, large = false, eager = false }: PostCardProps) {
  const { language } = useText()
  const { title, excerpt } = postTextIn(post, language)
  return (
    <Card
      padded={false}
      className={`relative flex h-full flex-col overflow-hidden ${large ? 'md:flex-row' : ''} focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink`}
    >
      <div className={large ? 'md:w-1/2' : ''}>
        <ContentPicture src={post.thumbnailUrl} eager={eager} large={large} className={large ? 'md:h-full' : ''} />
      </div>
      <div className={`flex flex-1 flex-col gap-3 p-4 sm:p-5 ${large ? 'md:justify-center md:p-8' : ''}`}>
        <PostBadges post={post} />
        <h2 className={large ? 'text-2xl lg:text-3xl' : 'text-xl'}>
          <Link to={`/news/${post.slug}`} className="outline-none after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        {excerpt && <p className={large ? 'text-lg' : ''}>{excerpt}</p>}
        <div className={`grid gap-3 ${large ? '' : 'mt-auto pt-1'}`}>
          <PostByline post={post} />
          <PostTags post={post} most={mostTags} />
        </div>
      </div>
    </Card>
  )
}
