import { Link } from 'react-router'
import { WorkCard } from '#design/admin/work-card.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PostsToday } from '../../admin-post.ts'

/** Posts that visitors do not see yet. */
export function TodayPosts({ posts: { drafts, scheduled, first } }: { posts: PostsToday }) {
  const text = useText()
  return (
    <WorkCard title={text('admin-today.posts')} count={drafts + scheduled} to="/admin/posts">
      {first.length > 0 && (
        <ul className="grid gap-1">
          {first.map((post) => (
            <li key={post.id}>
              <Link
                to={`/admin/posts?edit=${post.id}`}
                className="grid min-h-11 content-center rounded-control py-1 hover:bg-sand-2"
              >
                <span className="min-w-0 wrap-anywhere">{inLanguage(post, 'title', text.language)}</span>
                <span className="text-sm text-muted">
                  {post.publishedAt
                    ? text('admin-today.appears', {
                        date: formatLocalMoment(new Date(post.publishedAt), text.language),
                      })
                    : text('admin-today.draft')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WorkCard>
  )
}
