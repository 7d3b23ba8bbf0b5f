import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF whose fonts are embedded with a ToUnicode map, in the order it was drawn. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf.toString('latin1'))
  const body = (id: string) => objects.get(id) ?? ''
  const pages = [...objects.values()].filter((text) => /\/Type \/Page\b(?!s)/.test(text))
  const tree = [...objects.values()].find((text) => /\/Type \/Pages\b/.test(text)) ?? ''
  const order = [...tree.matchAll(/(\d+) 0 R/g)].map(([, id]) => body(id ?? '')).filter((text) => pages.includes(text))
  return order.map((page) => {
    const resources = body(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '')
    const maps = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const unicode = /\/ToUnicode (\d+) 0 R/.exec(body(id))?.[1] ?? ''
        return [name, readUnicodeMap(streamOf(body(unicode)))]
      }),
    )
    return readText(streamOf(body(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '')), maps)
  })
}

function readObjects(text: string): Map<string, string> {
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) objects.set(id, body)
  return objects
}

function streamOf(object: string): string {
  const raw = /stream\n(.*)\nendstream/s.exec(object)?.[1] ?? ''
  const bytes = Buffer.from(raw, 'latin1')
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** Glyph to text: pdfkit writes ranges whose targets are listed in order. */
function readUnicodeMap(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', , targets = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    for (const [index, [, target = '']] of [...targets.matchAll(/<([0-9a-f]*)>/gi)].entries()) {
      const units = target.match(/.{4}/g) ?? []
      glyphs.set(parseInt(first, 16) + index, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))))
    }
  }
  return glyphs
}

function readText(content: string, maps: ReadonlyMap<string, Map<number, string>>): string {
  let glyphs = new Map<number, string>()
  const lines: string[] = []
  for (const [, font, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = maps.get(font) ?? new Map<number, string>()
    const codes = [...(run ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    if (codes.length > 0) lines.push(codes.map((code) => glyphs.get(parseInt(code, 16)) ?? '\ufffd').join(''))
  }
  return lines.join('\n')
}
