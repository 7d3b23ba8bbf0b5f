import type { Sharp, SharpOptions } from 'sharp'
import { loadSharp } from './load-sharp.server.ts'

type Size = { readonly width: number; readonly height: number }
type Format = 'avif' | 'webp'

/** What a picture is made into. */
export type Encoding = {
  /** It is made smaller, never larger, to fit within. */
  readonly within: Size
  readonly sizes: (whole: Size) => readonly Size[]
  readonly formats: readonly Format[]
}
export type EncodedVariant = Size & { readonly format: Format; readonly bytes: Buffer }
export type EncodedPicture = Size & { readonly variants: readonly EncodedVariant[] }

/** Why a picture can't be encoded: no header that says what it is, more pixels than we open, or damage behind it. */
export type PictureFault = 'no_picture' | 'too_many_pixels' | 'damaged_picture'

/** A photograph of the largest telephones has 200 megapixels, one that is sent from them 12: opened, 40 are 160 MB. */
const mostPixels = 40_000_000
const mostSeconds = 60

/** AVIF at effort 4 takes ten times as long and saves a tenth. */
const quality = { webp: { quality: 80, effort: 4 }, avif: { quality: 55, effort: 2 } } as const

/**
 * Makes a picture into sizes and formats for the web: upright, in sRGB, with nothing else that its file held. Of a picture that
 * moves the first frame is taken. How large it is, is read from its header before any of it is opened. Holds one opened
 * picture, and one of its sizes; to be called for one at a time.
 */
export async function encodePicture(bytes: Buffer, encoding: Encoding): Promise<EncodedPicture | PictureFault> {
  const sharp = await loadSharp()
  const open = (input: Buffer, options?: SharpOptions): Sharp => sharp(input, options).timeout({ seconds: mostSeconds })

  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header) return 'no_picture'
  if (header.width * header.height > mostPixels) return 'too_many_pixels'

  const { within, sizes, formats } = encoding
  const opened = await open(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ ...within, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!opened) return 'damaged_picture'

  const { data, info } = opened
  const { width, height, channels } = info
  const variants: EncodedVariant[] = []
  for (const size of sizes({ width, height })) {
    for (const format of formats) {
      const picture = open(data, { raw: { width, height, channels } }).resize({ ...size, fit: 'fill' })
      variants.push({ ...size, format, bytes: await picture.toFormat(format, quality[format]).toBuffer() })
    }
  }
  return { width, height, variants }
}
