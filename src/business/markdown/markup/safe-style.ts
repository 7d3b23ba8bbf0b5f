const oneOf = (...words: string[]) => {
  const known = new Set(words)
  return (value: string) => known.has(value)
}
const matching = (pattern: RegExp) => (value: string) => pattern.test(value)

const isColor = matching(/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/-]{1,40}\)|[a-z]{3,30})$/)

/** The sizes that a text may have, so that none hides or fills the page. */
const sizes: Readonly<Record<string, readonly [least: number, most: number]>> = {
  px: [10, 64],
  pt: [8, 48],
  em: [0.6, 4],
  rem: [0.6, 4],
  '%': [60, 400],
}

function isSize(value: string): boolean {
  const [, digits = '', unit = ''] = /^(\d{1,3}(?:\.\d{1,3})?)(px|pt|em|rem|%)$/.exec(value) ?? []
  const [least, most] = sizes[unit] ?? [1, 0]
  return Number(digits) >= least && Number(digits) <= most
}

const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  'text-align': oneOf('left', 'right', 'center', 'justify', 'start', 'end'),
  'text-decoration': oneOf('underline', 'line-through', 'underline line-through', 'none'),
  'font-family': matching(/^[\w\s,'"-]{1,100}$/),
  'font-style': oneOf('normal', 'italic'),
  'font-weight': matching(/^(normal|bold|[1-9]00)$/),
  'font-size': isSize,
  color: isColor,
  'background-color': isColor,
}

/**
 * What an author may change of how a text looks (alignment, font, size, colour), out of a `style` attribute. Every
 * declaration that is not plainly one of these is left out; '' when none is left.
 */
export function safeStyle(style: string): string {
  const declarations = style.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':')
    const property = declaration.slice(0, Math.max(at, 0)).trim().toLowerCase()
    const value = declaration.slice(at + 1).trim()
    const isSafe = Object.hasOwn(allowed, property) && allowed[property]?.(value.toLowerCase())
    return isSafe ? [`${property}: ${value}`] : []
  })
  return declarations.join('; ')
}
