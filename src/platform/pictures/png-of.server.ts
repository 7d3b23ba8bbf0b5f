import { loadSharp } from './load-sharp.server.ts'

type PngSize = {
  readonly width: number
  readonly height: number
  /** The picture stands in the middle of a square of this colour, which is as wide as said, and takes this share of it. */
  readonly on?: { readonly ground: string; readonly share: number }
}

/** A picture as a PNG, for what reads no newer kind: made smaller to fit within a size, or set on a ground of that size. */
export async function pngOf(bytes: Buffer, { width, height, on }: PngSize): Promise<Buffer> {
  const sharp = await loadSharp()
  if (!on) return sharp(bytes).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer()
  const share = { width: Math.round(width * on.share), height: Math.round(height * on.share) }
  const picture = await sharp(bytes)
    .resize({ ...share, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: on.ground } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer()
}
