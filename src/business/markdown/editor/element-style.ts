import type { Properties } from 'hast'
import { safeStyle } from '../markup/safe-style.ts'
import { alignments, textStyles, type Alignment } from './editor-document.ts'

/** The declarations of a style; undefined where one of them is not among what an author may say. */
function declarationsOf(style: unknown): ReadonlyMap<string, string> | undefined {
  if (style === undefined) return new Map()
  if (typeof style !== 'string') return undefined
  const written = style.split(';').filter((each) => each.trim() !== '')
  const safe = safeStyle(style).split('; ').filter(Boolean)
  if (safe.length !== written.length) return undefined
  return new Map(safe.map((each) => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1).trim()]))
}

const isAlignment = (value: string | undefined): value is Alignment => alignments.some((known) => known === value)

/** How an element is aligned, null where it doesn't say; undefined where its attributes say anything else. */
export function alignmentOf({ align, style, ...others }: Properties): Alignment | null | undefined {
  const declarations = declarationsOf(style)
  if (!declarations || Object.keys(others).length > 0) return undefined
  if (align === undefined && declarations.size === 0) return null
  const said = declarations.get('text-align') ?? (typeof align === 'string' ? align.toLowerCase() : undefined)
  const isAll = declarations.size === (declarations.has('text-align') ? 1 : 0)
  return isAll && isAlignment(said) ? said : undefined
}

/** What a span's style says of its text; undefined where its attributes say anything else. */
export function textStyleOf({ style, ...others }: Properties): Readonly<Record<string, string>> | undefined {
  const declarations = declarationsOf(style)
  if (!declarations || Object.keys(others).length > 0) return undefined
  const known = Object.entries(textStyles).flatMap(([name, property]) => {
    const value = declarations.get(property)
    return value === undefined ? [] : [[name, value] as const]
  })
  return known.length === declarations.size ? Object.fromEntries(known) : undefined
}
