import { atWidth } from '#business/media/image-address.ts'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { type AdminPostCard, publicationOf } from '../../admin-post.ts'
import { dateOf } from '../../post.ts'
import { categoryIn } from '../../post-text.ts'

type PostTileProps = {
  readonly post: AdminPostCard
  readonly now: Date
  readonly onEdit: () => void
  readonly onDelete: () => void
}

const looks = { draft: 'neutral', scheduled: 'blue', published: 'leaf' } as const

/** A post in the list of the back office. */
export function PostTile({ post, now, onEdit, onDelete }: PostTileProps) {
  const text = useText()
  const { language } = text
  const title = inLanguage(post, 'title', language)
  const publication = publicationOf(post, now)
  const hasCategory = (post.category + post.categoryEn).trim() !== ''
  const isEnglishMissing = post.titleEn.trim() === ''
  return (
    <Card padded={false} className="flex h-full flex-col overflow-hidden">
      <ContentPicture
        src={post.thumbnailUrl && atWidth(post.thumbnailUrl, 640)}
        className={post.thumbnailUrl ? '' : 'max-sm:hidden'}
      />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <p className="flex flex-wrap gap-2">
          <Badge>{text(`content.post.type.${post.type}`)}</Badge>
          {post.isFeatured && <Badge tone="sun">{text('admin-posts.featured')}</Badge>}
          <Badge tone={looks[publication]}>{text(`admin-posts.state.${publication}`)}</Badge>
          {isEnglishMissing && <Badge tone="clay">{text('admin-posts.frenchOnly')}</Badge>}
        </p>
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="line-clamp-3 text-sm wrap-anywhere text-muted">
          {inLanguage(post, 'excerpt', language) || text('admin-posts.noExcerpt')}
        </p>
        <p className="mt-auto text-sm wrap-anywhere">
          {hasCategory ? categoryIn(post, language) : text('admin-posts.uncategorized')}
          {' · '}
          {inLanguage(post, 'author', language) || text('admin-posts.anonymous')}
          {' · '}
          <time dateTime={dateOf(post)} className="whitespace-nowrap">
            {formatLongDate(dateOf(post).slice(0, 10), language)}
          </time>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            tone="secondary"
            size="sm"
            icon="edit"
            onClick={onEdit}
            aria-label={text('admin-posts.editOf', { title })}
          >
            {text('admin-posts.edit')}
          </Button>
          <Button tone="secondary" size="sm" onClick={onDelete} aria-label={text('admin-posts.deleteOf', { title })}>
            {text('admin-posts.delete')}
          </Button>
          {publication === 'published' && (
            <Button asChild tone="quiet" size="sm" icon="external" className="ml-auto">
              <a
                href={`/news/${post.slug}?lang=${language}`}
                target="_blank"
                rel="noreferrer"
                title={text('admin-posts.see')}
              >
                <span className="sr-only">{text('admin-posts.see')}</span>
              </a>
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
