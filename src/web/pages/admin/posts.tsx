import { PostManager } from '#business/posts/ui/admin/post-manager.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-posts', 'content'] as const
export const title = 'admin-posts.title'

/** News and blog posts. */
export default function PostsPage() {
  const text = useText()
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{text('admin-posts.title')}</h1>
      <PostManager />
    </div>
  )
}
