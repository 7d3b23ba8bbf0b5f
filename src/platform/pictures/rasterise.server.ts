/**
 * An SVG picture of flat colours as a PNG of its own size, of at most 256 colours: half the bytes of a full one. The SVG
 * must bring its words as outlines: which fonts a machine has is not known.
 */
export async function rasterise(svg: string): Promise<Buffer> {
  // Loaded with the first picture: a site that is asked for none does without its memory, and starts the sooner.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 7 }).toBuffer()
}
