import { loadSharp } from '#platform/pictures/load-sharp.server.ts'
import { isPicture } from './document-shown.ts'

/** Where a PDF ends it says so; what some programs add behind that is short. */
const endOfPdf = '%%EOF'
const behindEnd = 4096

/** More is opened by no screen of ours either: 160 MB. */
const mostPixels = 40_000_000

/**
 * Whether a picture or a PDF ends before it should, or can't be decoded to its end: a browser shows what there is of it without a word. What
 * neither is, or is too large to be opened, is not known to be.
 */
export async function isCutOff(mediaType: string, bytes: Buffer): Promise<boolean> {
  if (mediaType === 'application/pdf') return !bytes.subarray(-behindEnd).includes(endOfPdf)
  if (!isPicture(mediaType)) return false
  const sharp = await loadSharp()
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header) return true
  if (header.width * header.height > mostPixels) return false
  return sharp(bytes, { failOn: 'error' })
    .resize(64, 64, { fit: 'inside' })
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    )
}
