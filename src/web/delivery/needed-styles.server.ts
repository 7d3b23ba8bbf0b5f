import postcss, { type Container } from 'postcss'
import { unescaped } from '#design/deferred-styles.ts'

/** The build's name of the style sheet's source, and where in its folder the whole stands. */
export const styleKey = 'src/design/theme.css'
export const wholeSheet = '.vite/theme.css'

/** Part of a style sheet: its own text, or what opens a block with parts of its own. `classes`: of each selector that a rule stands for. */
type Part = {
  readonly text: string
  readonly parts?: readonly Part[]
  readonly classes?: readonly (readonly string[])[]
  /** Of an animation or a property, which only what names it needs. */
  readonly name?: string
}

/**
 * Of a style sheet as the build wrote it, what a document's first paint needs: the rules whose classes all stand in its markup, and those of no class.
 * What else may come into the page (dialogs, other pages) is styled by the whole sheet, which comes with the scripts.
 */
export function createNeededStyles(css: string): (markup: string) => string {
  let parts: Part[] | undefined
  return (markup) => {
    // Read with the first page: a site is not ready the later for it.
    const sheet = (parts ??= partsOf(postcss.parse(css)))
    const classes = classesIn(markup)
    const stands = (names: readonly string[]) => names.every((name) => classes.has(name))
    const rules = write(
      sheet.filter(({ name }) => !name),
      (rule) => !rule.classes || rule.classes.some(stands),
    )
    const named = sheet.filter(({ name }) => name && rules.includes(name))
    return rules + write(named, () => true)
  }
}

/**
 * The sheet that follows a document: without the fonts and the rules that name no class, which stand in each of them. For one of these
 * a browser would style every element again, and lay out the page.
 */
export function remainingStyles(css: string): string {
  const namesClass = (text: string) => text.slice(0, text.indexOf('{')).includes('.')
  return write(partsOf(postcss.parse(css)), ({ name, text, classes }) => {
    return name !== undefined || (classes !== undefined && namesClass(text))
  })
}

function partsOf(container: Container): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'rule') return [{ text: String(node), classes: node.selectors.map(classesOf) }]
    if (node.type !== 'atrule') return node.type === 'comment' ? [] : [{ text: `${String(node)};` }]
    const opening = `@${node.name} ${node.params}`
    if (!node.nodes) return [{ text: `${opening};` }]
    if (node.name === 'property' || node.name === 'keyframes') return [{ text: String(node), name: node.params }]
    return node.name === 'font-face' ? [{ text: String(node) }] : [{ text: opening, parts: partsOf(node) }]
  })
}

function write(parts: readonly Part[], isTaken: (part: Part) => boolean): string {
  let written = ''
  for (const part of parts) {
    const { text, parts: inner } = part
    if (inner) {
      const rules = write(inner, isTaken)
      // The first to be named comes first: an empty layer keeps its place.
      if (rules || text.startsWith('@layer')) written += `${text}{${rules}}`
    } else if (isTaken(part)) written += text
  }
  return written
}

/** The classes that an element and those around it must have for a selector to meet it; not those in brackets, one of which may do. */
function classesOf(selector: string): string[] {
  let outside = selector
  for (let before = ''; before !== outside;) {
    before = outside
    outside = outside.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '')
  }
  return Array.from(outside.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g), ([, name = '']) => name.replace(/\\(.)/g, '$1'))
}

function classesIn(markup: string): ReadonlySet<string> {
  const values = Array.from(markup.matchAll(/\sclass="([^"]*)"/g), ([, value = '']) => value)
  return new Set(unescaped(values.join(' ')).split(/\s+/))
}
