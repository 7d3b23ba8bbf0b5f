/** Why a text is not rendered: containers within containers, too much to pair, or too much work or output for one text. */
export const unrenderableCodes = ['too_nested', 'too_many_marks', 'too_complex'] as const
export type UnrenderableCode = (typeof unrenderableCodes)[number]

/** Thrown by what renders. */
export class UnrenderableError extends Error {
  readonly code: UnrenderableCode
  constructor(code: UnrenderableCode) {
    super(code)
    this.code = code
  }
}

/** How many quotes, lists, elements stand in each other. An article uses ten. */
export const mostNested = 100
/** Characters that may begin or end something, in one paragraph: finding their pairs takes the square of it. */
const mostMarks = 4_000
/** Characters of the HTML of one text: ten times the longest Markdown. */
export const longestHtml = 2_000_000

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/
const container = />|[-+*]|\d+[.)]/g
/** After its containers: an empty line, a row, a heading, or whatever else begins a text of its own. */
const beginning = /^\s*(?:$|\||#)/
const mark = /[*_~`[\]<&!\\]/g
const fence = /^\s*(`{3,}|~{3,})/

/** What of a text could take a parser more time than its length, told by one look at each line; null where it is fine. */
export function limitOf(markdown: string): UnrenderableCode | null {
  let marks = 0
  let fenced: string | undefined
  for (const line of markdown.split('\n')) {
    const [held = ''] = containers.exec(line) ?? []
    const depth = held.match(container)?.length ?? 0
    const words = line.slice(held.length)
    const [, ticks] = fence.exec(words) ?? []
    if (ticks && (fenced === undefined || ticks.startsWith(fenced))) fenced = fenced === undefined ? ticks : undefined
    if (fenced !== undefined) continue
    if (depth > mostNested) return 'too_nested'
    if (beginning.test(words) || /[-+*\d]/.test(held)) marks = 0
    marks += words.match(mark)?.length ?? 0
    if (marks > mostMarks) return 'too_many_marks'
  }
  return null
}

type Tree = { readonly children?: readonly Tree[] }

/** Throws where nodes of a tree stand in each other more than {@link mostNested} deep. */
export function checkDepth(tree: object): void {
  let level: readonly Tree[] = [tree]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostNested) throw new UnrenderableError('too_nested')
    level = level.flatMap(({ children = [] }) => children)
  }
}
