/** A tag, and in one an attribute: values are quoted, as every serialiser that we use writes them. */
const tags = /<[a-z][^\s>"]*(?:\s+[^\s=>"]+(?:="[^"]*")?)+\s*\/?>/gi
const attributes = /(\s)([^\s=>"]+)(="[^"]*")?/g

/**
 * Markup whose `style` attributes are called `data-style`: the policy of our pages lets no markup bring styles of its own. They
 * are put to work by a rule ({@link deferredStyleRules}) where the server renders, and by `applyDeferredStyles` in the browser.
 */
export function deferStyles(markup: string): string {
  if (!markup.includes(' style="')) return markup
  return markup.replace(tags, (tag) =>
    tag.replace(attributes, (attribute, space: string, name: string, value = '') =>
      name === 'style' ? `${space}data-style${value}` : attribute,
    ),
  )
}

/** The style sheet for markup whose styles are deferred: a line for each that is different, '' where none is. */
export function deferredStyleRules(markup: string): string {
  const deferred = new Set<string>()
  for (const [tag] of markup.matchAll(tags)) {
    for (const [, , name, value] of tag.matchAll(attributes)) {
      if (name === 'data-style' && value) deferred.add(unescaped(value.slice(2, -1)))
    }
  }
  return [...deferred]
    .filter(staysInItsRule)
    .map((style) => `[data-style="${style.replaceAll('"', '\\"')}"]{${style}}`)
    .join('\n')
}

/** Nothing in it ends the rule, or swallows its end. */
function staysInItsRule(style: string): boolean {
  const count = (sign: string) => style.split(sign).length - 1
  const isPaired = count('"') % 2 === 0 && count("'") % 2 === 0 && count('(') === count(')')
  return isPaired && !/[{}<>@[\]\\\n\r\f]|\/\*/.test(style)
}

const signs: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

/** The text of an attribute's value, as it stands in markup. */
export function unescaped(value: string): string {
  return value.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return signs[name] ?? whole
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
    },
  )
}
