import type { AgendaItem } from '#design/admin/agenda.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PostsToday } from '../../admin-post.ts'

/** Posts that visitors do not see yet: those that will appear, by their day, then drafts. */
export function usePostAgenda(posts: PostsToday | null): readonly AgendaItem[] {
  const text = useText()
  if (!posts) return []
  const { drafts, scheduled, first } = posts
  const untold = drafts + scheduled - first.length
  const rest: AgendaItem = {
    key: 'posts',
    group: 'later',
    due: Infinity,
    when: '',
    icon: 'edit',
    title: text('admin-today.morePosts', { count: untold }),
    to: '/admin/posts',
    count: untold,
  }
  const items = first.map((post): AgendaItem => ({
    key: `post ${post.id}`,
    group: 'later',
    due: post.publishedAt ? Date.parse(post.publishedAt) : Number.MAX_SAFE_INTEGER,
    when: text(post.publishedAt ? 'admin-today.scheduled' : 'admin-today.draft'),
    icon: 'edit',
    title: inLanguage(post, 'title', text.language),
    to: `/admin/posts?edit=${post.id}`,
    detail: post.publishedAt
      ? text('admin-today.appears', { date: formatLocalMoment(new Date(post.publishedAt), text.language) })
      : undefined,
  }))
  return [...items, ...(untold > 0 ? [rest] : [])]
}
