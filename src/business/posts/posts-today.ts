/** A post that visitors do not see yet. */
export type ComingPost = {
  readonly id: number
  readonly title: string
  readonly titleEn: string
  /** When it appears; null for a draft. */
  readonly publishedAt: string | null
}

/** Drafts and scheduled posts. */
export type PostsToday = { readonly drafts: number; readonly scheduled: number; readonly first: readonly ComingPost[] }
