import type { FieldError } from '#kernel/problem.ts'

/** The key of the words for what is wrong with a field of a post; null where there are no words but the usual ones. */
export function postErrorKey({ path, code }: FieldError) {
  if (path === 'title' && code === 'required') return 'admin-posts.error.title'
  if (path === 'slug' && code === 'taken') return 'admin-posts.error.slug'
  if (code === 'invalid_address') return 'admin-posts.error.address'
  return code === 'invalid_moment' ? 'admin-posts.error.moment' : null
}
