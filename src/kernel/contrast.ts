/** A colour as `#rrggbb`. */
type Colour = string

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** True for `#rrggbb`, in either case. */
export function isColour(value: string): boolean {
  return /^#[\da-f]{6}$/i.test(value)
}

/** How much a colour shines, 0 to 1. Source: WCAG 2.2, relative luminance. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour with a share, 0 to 1, of another in it. */
export function mixColours(colour: Colour, other: Colour, share: number): Colour {
  const its = channels(other)
  const mixed = channels(colour).map((value, at) => Math.round(value + ((its[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** What text needs at least beside what it stands on. Source: WCAG 2.2, success criterion 1.4.3. */
export const leastContrast = 4.5

/** The colour itself where it can be read beside `other`, else the nearest shade or tint of it that can. */
export function readableBeside(colour: Colour, other: Colour): Colour {
  const towards = luminance(other) < 0.18 ? '#ffffff' : '#000000'
  for (let share = 0; share < 1; share += 0.01) {
    const mixed = mixColours(colour, towards, share)
    if (contrastOf(mixed, other) >= leastContrast) return mixed
  }
  return towards
}
