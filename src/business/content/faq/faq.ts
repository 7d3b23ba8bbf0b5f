import { choosing } from './choosing.ts'
import type { FaqTopic } from './frequent-question.ts'
import { installing } from './installing.ts'
import { paying } from './paying.ts'
import { reachingUs } from './reaching-us.ts'

/** The questions that visitors ask most, by topic. */
export const faq: readonly FaqTopic[] = [choosing, paying, installing, reachingUs]
