/** A section of a text: how its heading is reached, and what it says. */
export type Section = { readonly id: string; readonly heading: string }

const headings = /<h2([^>]*)>(.*?)<\/h2>/gs

/** The sections of sanitised HTML, one per heading of the second level, and the same HTML whose headings can be led to. */
export function contentsOf(html: string): { readonly sections: readonly Section[]; readonly html: string } {
  const sections: Section[] = []
  const anchored = html.replace(headings, (_, attributes: string, heading: string) => {
    const id = `section-${sections.length + 1}`
    sections.push({ id, heading: textOf(heading) })
    return `<h2 id="${id}"${attributes}>${heading}</h2>`
  })
  return { sections, html: anchored }
}

/** The renderer writes signs of HTML as numbers. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
