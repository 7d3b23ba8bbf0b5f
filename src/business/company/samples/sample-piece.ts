import * as z from 'zod/mini'
import { choice, line } from '#kernel/form-fields.ts'

/** What comes with the site and was made up: nobody wrote, installed, said or counted it. */
export const sampleKinds = ['article', 'solution', 'member', 'partner', 'figure', 'claim', 'savings'] as const
export type SampleKind = (typeof sampleKinds)[number]

/** Shown, and said to be a sample; shown nowhere; shown as the company's own. */
export const sampleStates = ['sample', 'hidden', 'confirmed'] as const
export type SampleState = (typeof sampleStates)[number]

/** What staff decided of a piece. */
export type SampleMark = Exclude<SampleState, 'sample'>
export type SampleMarks = ReadonlyMap<string, SampleMark>

/** Which piece it is, among all of them. */
export const sampleKey = (kind: SampleKind, id: string | number): string => `${kind}:${id}`

export const samplePieceSchema = z.object({
  key: z.string().check(z.describe('`article:choosing-a-battery`')),
  kind: z.enum(sampleKinds),
  title: z.string(),
  titleEn: z.string(),
  state: z.enum(sampleStates),
})
export type SamplePiece = Readonly<z.infer<typeof samplePieceSchema>>

/** Figures say where they are known from: one is the company's own when that is written. */
const saysItsSource: Readonly<Record<SampleKind, boolean>> = {
  article: false,
  solution: false,
  member: false,
  partner: false,
  figure: true,
  claim: true,
  savings: true,
}

/** Whether staff can say that a piece is true of the company as it stands. */
export const canBeConfirmed = (kind: SampleKind): boolean => !saysItsSource[kind]

/** Who says that a piece is the company's own, or takes that back, speaks for the company, and may change its settings. */
export const asksForSettings = (piece: Pick<SamplePiece, 'state'>, to: SampleState): boolean =>
  piece.state === 'confirmed' || to === 'confirmed'

const mostPieces = 200

/** What to make of which pieces. Codes: `required`, `not_a_list`, `too_few`, `too_many`, `not_a_text`, `unknown_value`. */
export const sampleChangeSchema = z.object({
  pieces: z.array(line(1, 200), 'not_a_list').check(z.minLength(1, 'too_few'), z.maxLength(mostPieces, 'too_many')),
  state: choice(sampleStates),
})

/** What of a list is told: nothing that is hidden, and of each whether it is a sample still. */
export function toldWithSamples<T>(
  things: readonly T[],
  marks: SampleMarks,
  keyOf: (thing: T) => string | null,
): (T & { readonly isSample: boolean })[] {
  return things.flatMap((thing) => {
    const key = keyOf(thing)
    const mark = key === null ? 'confirmed' : marks.get(key)
    return mark === 'hidden' ? [] : [Object.assign({}, thing, { isSample: mark === undefined })]
  })
}
