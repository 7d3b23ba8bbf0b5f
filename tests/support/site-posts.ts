import { Client } from 'pg'
import { inject } from 'vitest'

type WrittenPost = {
  readonly slug: string
  readonly title: string
  readonly content?: string
  readonly videoUrl?: string
  readonly isPublished?: boolean
  /** A moment of PostgreSQL's, relative ones among them. */
  readonly publishedAt?: string
}

/** Writes a post into the database of the run's site, as staff do, and tells the site. */
export async function writePost(post: WrittenPost): Promise<void> {
  const { slug, title, content = '', videoUrl = null, isPublished = true, publishedAt = 'yesterday' } = post
  const client = new Client({ connectionString: inject('siteDatabaseUrl') })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO posts (slug, title, content, video_url, is_published, published_at)
       VALUES ($1, $2, $3, $4, $5, $6::timestamptz)`,
      [slug, title, content, videoUrl, isPublished, publishedAt],
    )
    await client.query(`NOTIFY content_changed`)
  } finally {
    await client.end()
  }
}
