import type { Drawing } from './drawing.ts'

/** What stands where a drawing is missing: the brand's emblem, in the proportions of a product's picture. */
export const emblem = 'emblem'

/** The part of each drawing that a preview shows, where it is not the whole. */
const partOf: Readonly<Record<string, Omit<Drawing, 'content'>>> = {
  hero: { x: -360, y: -345, width: 1800, height: 945 },
  [emblem]: { x: 80, y: 0, width: 480, height: 360 },
}

/** A drawing as previews show it. */
export function shownPart(name: string, drawing: Drawing): Drawing {
  return { ...drawing, ...partOf[name] }
}
