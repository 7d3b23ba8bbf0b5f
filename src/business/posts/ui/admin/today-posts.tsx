import type { AgendaItem } from '#design/admin/agenda.tsx'
import { formatLocalMoment, formatShortDay } from '#i18n/format.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { onOneLine } from '#kernel/money.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PostsToday } from '../../admin-post.ts'

/** Posts that visitors do not see yet: those that will appear, by their day, then drafts; last what appeared last. */
export function usePostAgenda(posts: PostsToday | null): readonly AgendaItem[] {
  const text = useText()
  if (!posts) return []
  const { drafts, scheduled, first, published } = posts
  const untold = drafts + scheduled - first.length
  const rest: AgendaItem = {
    key: 'posts',
    group: 'unpublished',
    due: Infinity,
    when: '',
    icon: 'edit',
    title: text('admin-today.morePosts', { count: untold }),
    to: '/admin/posts',
    count: untold,
  }
  type Told = Pick<AgendaItem, 'group' | 'due' | 'when' | 'detail'>
  const titled = (post: PostsToday['first'][number], told: Told): AgendaItem => ({
    key: `post ${post.id}`,
    icon: 'article',
    title: inLanguage(post, 'title', text.language),
    to: `/admin/posts?edit=${post.id}`,
    ...told,
  })
  const unpublished = first.map((post) =>
    titled(post, {
      group: 'unpublished',
      due: post.publishedAt ? Date.parse(post.publishedAt) : Number.MAX_SAFE_INTEGER,
      when: text(post.publishedAt ? 'admin-today.scheduled' : 'admin-today.draft'),
      detail: post.publishedAt
        ? text('admin-today.appears', { date: formatLocalMoment(new Date(post.publishedAt), text.language) })
        : undefined,
    }),
  )
  const out = published.map((post, place) =>
    titled(post, {
      group: 'published',
      due: place,
      when: post.publishedAt ? onOneLine(formatShortDay(post.publishedAt.slice(0, 10), text.language)) : '',
    }),
  )
  return [...unpublished, ...(untold > 0 ? [rest] : []), ...out]
}
