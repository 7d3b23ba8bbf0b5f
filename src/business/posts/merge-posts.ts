import { dateOf, type ListedPost } from './post.ts'

type Dated = Pick<ListedPost, 'slug' | 'publishedAt' | 'createdAt'>

/** All posts, newest first. Where two have the same slug the server's is kept. Equal moments stay in the given order. */
export function mergePosts<T extends Dated>(fromServer: readonly T[], builtIn: readonly T[]): T[] {
  const slugs = new Set(fromServer.map(({ slug }) => slug))
  const time = (post: T) => Date.parse(dateOf(post))
  return [...fromServer, ...builtIn.filter(({ slug }) => !slugs.has(slug))].toSorted((a, b) => time(b) - time(a))
}
