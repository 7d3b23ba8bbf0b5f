import { foldText } from '#kernel/fold-text.ts'

export type ArticleSection = { readonly id: string; readonly title: string }

/** Fewer parts than these are seen at once. */
const worthListing = 3

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** What the HTML of a heading says. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (written, name: string) => entities[name] ?? written)
    .trim()
}

/**
 * The parts of an article by its second-level headings, and its HTML with an id on each for links to lead to; no parts, and the HTML as it
 * is, where there are too few to be listed.
 */
export function articleSections(html: string): { readonly html: string; readonly sections: readonly ArticleSection[] } {
  const sections: ArticleSection[] = []
  const marked = html.replace(/<h2((?:\s[^>]*)?)>([\s\S]*?)<\/h2>/g, (_, attributes: string, inner: string) => {
    const title = wordsOf(inner)
    const words = foldText(title)
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '')
    const id = `part-${sections.length + 1}${words && '-'}${words}`
    if (title !== '') sections.push({ id, title })
    return title === ''
      ? `<h2${attributes}>${inner}</h2>`
      : `<h2${attributes.replace(/\sid="[^"]*"/, '')} id="${id}">${inner}</h2>`
  })
  return sections.length < worthListing ? { html, sections: [] } : { html: marked, sections }
}
