import { foldText } from '#kernel/fold-text.ts'
import type { EverydayLoad, EverydayName } from './everyday-loads.ts'
import { spokenAppliances } from './spoken-appliances.ts'

const patterns = Object.entries(spokenAppliances).map(([name, said]) => ({
  name: name as keyof typeof spokenAppliances & EverydayName,
  pattern: new RegExp(String.raw`(?:\b(\d{1,2}) +)?\b(?:${said})\b`, 'g'),
}))

/** What a question asks a system to run: things of every day and how many, and the question without their words. */
export type EverydayAsked = {
  readonly things: readonly { readonly name: EverydayName; readonly quantity: number }[]
  readonly rest: string
}

/** Reads a question in any of our languages; `rest` is folded. */
export function everydayAsked(question: string): EverydayAsked {
  const folded = foldText(question)
  const things = patterns.flatMap(({ name, pattern }) => {
    const [first] = folded.matchAll(pattern)
    return first ? [{ name, quantity: Number(first[1] ?? 1) }] : []
  })
  return { things, rest: patterns.reduce((left, { pattern }) => left.replaceAll(pattern, ' '), folded) }
}

/** Whether what a system is told to run has all of that. */
export const runsAll = ({ runs }: EverydayLoad, { things }: EverydayAsked): boolean =>
  things.every((asked) => runs.some(({ name, quantity }) => name === asked.name && quantity >= asked.quantity))
