import type { ListedPost } from '#business/posts/post.ts'
import { postTextIn } from '#business/posts/post-text.ts'
import type { Text } from '#i18n/text.ts'
import { drawingOf, type Preview } from './preview.ts'

/** A post: what it is about, how long it takes to read. Speaks `content`. */
export function postPreview(post: ListedPost, text: Text): Preview {
  const { title, category } = postTextIn(post, text.language)
  return {
    kind: category,
    title,
    detail: '',
    offer: '',
    note: text('content.post.readTime', { minutes: post.readTime }),
    drawing: drawingOf(post.thumbnailUrl),
  }
}
