import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brand } from '#kernel/brand.ts'
import { memoize } from '#platform/hold-values.server.ts'
import { oneAtATime } from '#platform/in-turn.server.ts'
import { openTypeface } from '#platform/lettering/typeface.server.ts'
import { rasterise } from '#platform/pictures/rasterise.server.ts'
import { renderPreview } from './web/previews/draw-preview.ts'
import { readDrawing, type Drawing } from './web/previews/drawing.ts'
import type { Preview } from './web/previews/preview.ts'
import { emblem, shownPart } from './web/previews/preview-drawings.ts'

/** All that is seen in a picture; `name` is the brand's. */
type Seen = { readonly preview: Preview; readonly name: string }

/** A PNG, and the tag by which a client knows it again. */
export type PreviewPicture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string }

/** A picture is 10 to 40 kB, so that these are at most some 20 MB. */
const mostHeld = 600
const mostWaiting = 40
const folder = new URL('../public/pictures/', import.meta.url)

/**
 * Draws previews as PNG, one at a time, and holds what it drew by all that is seen of it: a changed title or price is another
 * picture, and no news of a change is needed. Throws a TooBusyError where too many wait.
 */
export function previewPictures(): (preview: Preview) => Promise<PreviewPicture> {
  const drawings = memoize(loadDrawing)
  const typeface = memoize(async (_: 'the only') => openTypeface())
  const inItsTurn = oneAtATime(mostWaiting)

  const draw = async ({ preview, name }: Seen): Promise<PreviewPicture> => {
    const drawing = await drawings.read(preview.drawing ?? emblem)
    const png = await rasterise(renderPreview(preview, drawing, name, await typeface.read('the only')))
    const digest = createHash('sha256').update(png).digest('base64url')
    return { bytes: new Uint8Array(png), etag: `"${digest.slice(0, 22)}"` }
  }
  const pictures = memoize((seen: string) => inItsTurn(() => draw(JSON.parse(seen) as Seen)), { most: mostHeld })
  return (preview) => pictures.read(JSON.stringify({ preview, name: brand().name }))
}

/** A drawing of `public/pictures`; the emblem where there is none of that name. */
async function loadDrawing(name: string): Promise<Drawing> {
  const svg = await readFile(new URL(`${name}.svg`, folder), 'utf8').catch(() => '')
  const drawing = readDrawing(svg)
  if (drawing) return shownPart(name, drawing)
  if (name === emblem) throw new Error('the emblem is not among the pictures')
  return loadDrawing(emblem)
}
