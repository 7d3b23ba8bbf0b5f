import type { ListedPost } from '#business/posts/post.ts'

const plain: ListedPost = {
  id: 1,
  type: 'blog',
  slug: 'plain',
  title: 'Article simple',
  titleEn: 'Plain post',
  excerpt: 'Un chapô',
  excerptEn: 'An excerpt',
  author: 'La rédaction',
  authorEn: 'Editorial team',
  category: 'Comprendre',
  categoryEn: 'Education',
  publishedAt: '2026-01-01T08:00:00.000Z',
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
  isFeatured: false,
  thumbnailUrl: null,
  videoUrl: null,
  videoId: null,
  readTime: 5,
  tags: ['Comprendre', 'Article de blog'],
  tagsEn: ['Education', 'Blog Post'],
  originalUrl: null,
  isSample: false,
}

/** A complete listed post with whatever the test is about changed. */
export function aPost(changes: Partial<ListedPost> = {}): ListedPost {
  return { ...plain, ...changes }
}
