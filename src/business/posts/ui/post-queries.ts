import { asked } from '#client/asked.ts'
import type { ListedPost, Post } from '../post.ts'

/** Every post, newest first, without bodies. */
export const postsQuery = () => asked<ListedPost[]>('/api/posts')

/** One post with its body; `slug` as the address has it. */
export const postQuery = (slug: string) => asked<Post>(`/api/posts/${encodeURIComponent(slug)}`)
