import { atWidth } from '#business/media/image-address.ts'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'
import { Badge } from '#design/badge.tsx'
import { RowActions } from '#design/admin/row-actions.tsx'
import { formatLocalMoment, formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { type AdminPostCard, publicationOf } from '../../admin-post.ts'
import { dateOf } from '../../post.ts'
import { categoryIn } from '../../post-text.ts'

type PostRowProps = {
  readonly post: AdminPostCard
  readonly now: Date
  readonly onEdit: () => void
  readonly onDelete: () => void
}

const looks = { draft: 'neutral', scheduled: 'blue', published: 'leaf' } as const

/** A post in the list of the back office. */
export function PostRow({ post, now, onEdit, onDelete }: PostRowProps) {
  const text = useText()
  const { language } = text
  const title = inLanguage(post, 'title', language)
  const publication = publicationOf(post, now)
  const hasCategory = (post.category + post.categoryEn).trim() !== ''
  return (
    <article className="relative grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-4 px-4 py-3 max-md:pr-1 max-md:gap-x-2 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:items-center">
      <div className="self-start overflow-hidden rounded-control md:self-center">
        <ContentPicture src={post.thumbnailUrl && atWidth(post.thumbnailUrl, 320)} />
      </div>
      <div className="grid min-w-0 gap-1">
        <h2 className="text-base wrap-anywhere">
          <button type="button" onClick={onEdit} className="text-left hover:underline">
            {title}
          </button>
        </h2>
        <p className="flex flex-wrap gap-2">
          <Badge>{text(`content.post.type.${post.type}`)}</Badge>
          {post.isFeatured && <Badge tone="sun">{text('admin-posts.featured')}</Badge>}
          <Badge tone={looks[publication]}>{text(`admin-posts.state.${publication}`)}</Badge>
          {post.toTranslate.map((lacking) => (
            <Badge key={lacking} tone="sun">
              {text(`admin-posts.toTranslate.${lacking}`)}
            </Badge>
          ))}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-muted md:line-clamp-1">
          {inLanguage(post, 'excerpt', language) || text('admin-posts.noExcerpt')}
        </p>
        <p className="text-sm wrap-anywhere">
          {hasCategory ? categoryIn(post, language) : text('admin-posts.uncategorized')}
          {' · '}
          {inLanguage(post, 'author', language) || text('admin-posts.anonymous')}
          {' · '}
          <time dateTime={dateOf(post)} className="whitespace-nowrap">
            {publication === 'scheduled'
              ? formatLocalMoment(new Date(dateOf(post)), language)
              : formatLongDate(dateOf(post).slice(0, 10), language)}
          </time>
        </p>
      </div>
      <div className="self-start md:self-center">
        <RowActions
          labels={{
            edit: text('admin-posts.editOf', { title }),
            more: text('admin.otherActionsOf', { name: title }),
            delete: text('admin-posts.delete'),
          }}
          see={
            publication === 'published' ? (
              <a href={`/news/${post.slug}?lang=${language}`} target="_blank" rel="noreferrer">
                {text('admin-posts.see')}
              </a>
            ) : null
          }
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </div>
    </article>
  )
}
