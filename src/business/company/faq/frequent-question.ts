import type { LocalizedContent } from '#kernel/language.ts'

/** A question that visitors ask and what we answer, in paragraphs; `id` is its name in addresses (`/faq#warranty`). */
export type FrequentQuestion = {
  readonly id: string
  readonly question: LocalizedContent
  readonly answer: LocalizedContent<readonly string[]>
  /** Where to go on from there. */
  readonly link?: { readonly to: string; readonly label: LocalizedContent }
}

/** Questions about one thing. */
export type FaqTopic = { readonly title: LocalizedContent; readonly questions: readonly FrequentQuestion[] }
