import type { Localized } from '#kernel/language.ts'

/** A question that visitors ask and what we answer, in paragraphs; `id` is its name in addresses (`/faq#warranty`). */
export type FrequentQuestion = {
  readonly id: string
  readonly question: Localized
  readonly answer: Localized<readonly string[]>
  /** Where to go on from there. */
  readonly link?: { readonly to: string; readonly label: Localized }
}

/** Questions about one thing. */
export type FaqTopic = { readonly title: Localized; readonly questions: readonly FrequentQuestion[] }
