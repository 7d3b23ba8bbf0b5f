import { escaped } from './inline-markup.ts'

/** A picture in Markdown: its words, which may hold brackets in pairs, and its address. */
const picture = /!\[((?:\\.|\[(?:\\.|[^\]\\])*\]|[^\]\\[])*)\]\((<[^>\n]*>|[^\s()]+)/g
const pictureElement = /<img\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi
const attribute = (name: string) => new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))`, 'i')

/** The ids of the pictures of the library that a body in Markdown shows. */
export const picturesIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(/\/media\/([0-9a-f]{24})\//g)].flatMap(([, id]) => id ?? [])),
]

/** A body in Markdown with `saidOf` its pictures in the place of their alternative texts, where it says something. */
export function withPictureWords(markdown: string, saidOf: (id: string) => string | undefined): string {
  const saidAt = (address: string) => picturesIn(address).map(saidOf)[0]?.trim()
  return markdown
    .replace(picture, (whole, _alt, address: string) => {
      const said = saidAt(address)
      return said ? `![${inMarkdown(said)}](${address}` : whole
    })
    .replace(pictureElement, (element) => {
      const said = saidAt(attribute('src').exec(element)?.slice(1).join('') ?? '')
      return said ? `${element.replace(attribute('alt'), '').replace(/\s*\/?>$/, '')} alt="${escaped(said)}">` : element
    })
}

const inMarkdown = (words: string) => words.replace(/\s+/g, ' ').replace(/[\\[\]*_`~<&|]/g, String.raw`\$&`)
