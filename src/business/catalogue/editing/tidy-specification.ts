import { cleanLine } from '#kernel/clean-text.ts'
import type { SpecificationValue } from '../specification-field.ts'
import { readFigure } from './figure.ts'

type Both = { readonly fr?: unknown; readonly en?: unknown }

const isBoth = (given: unknown): given is Both => typeof given === 'object' && given !== null && 'fr' in given
const lineOf = (given: unknown) => (typeof given === 'string' ? cleanLine(given) : '')

/**
 * A line of a specification sheet in its one form: a figure is a number, a text the same in both languages is written once,
 * one that is missing in a language is that of the other, and a blank line is null. What is none of these is left as it is.
 */
export function tidySpecificationValue(given: unknown): SpecificationValue | null {
  if (given === undefined || given === null) return null
  if (isBoth(given)) {
    const [fr, en] = [lineOf(given.fr) || lineOf(given.en), lineOf(given.en) || lineOf(given.fr)]
    return fr === en ? tidySpecificationValue(fr) : { fr, en }
  }
  if (typeof given !== 'string') return given as SpecificationValue
  const line = cleanLine(given)
  return line === '' ? null : (readFigure(line) ?? line)
}
