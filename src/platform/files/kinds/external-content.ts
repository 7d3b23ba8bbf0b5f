/** What Word follows only when somebody presses it, and where that may lead. */
const harmlessType = /\/hyperlink$/
const harmlessTarget = /^(https?:|mailto:|tel:|#)/i

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * True when a list of relationships (ECMA-376 part 2, 9.3) names something outside of its package that a program fetches when
 * it opens the document: a template, a picture, a frame. Also for a list that is not plain XML in UTF-8: what can't
 * be read may hide one.
 */
export function namesExternalContent(relationships: string): boolean {
  if (/\0|\ufffd|<!/.test(relationships)) return true
  for (const [, inside = ''] of relationships.matchAll(/<(?:[\w.-]+:)?Relationship\b([^<]*)/g)) {
    const attributes = new Map(
      Array.from(inside.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, name = '', double, single]) => [
        name.toLowerCase(),
        decoded(double ?? single ?? ''),
      ]),
    )
    if (attributes.get('targetmode')?.trim().toLowerCase() !== 'external') continue
    const isLink =
      harmlessType.test(attributes.get('type') ?? '') && harmlessTarget.test(attributes.get('target') ?? '')
    if (!isLink) return true
  }
  return false
}

function decoded(value: string): string {
  return value.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      if (hex || decimal) return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      return named[String(name)] ?? whole
    },
  )
}
