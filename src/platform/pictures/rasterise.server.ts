import { loadSharp } from './load-sharp.server.ts'

/**
 * An SVG picture of flat colours as a PNG of its own size, of at most 256 colours: half the bytes of a full one. The SVG
 * must bring its words as outlines: which fonts a machine has is not known.
 */
export async function rasterise(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 7 }).toBuffer()
}
