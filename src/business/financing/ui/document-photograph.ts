/** A page of A4 at 170 dots an inch: small print is readable. */
const longestSide = 2_000
const quality = 0.85

/** A picture of no more bytes and pixels than this is sent as it was taken. */
const smallBytes = 1024 * 1024

/** The size that a picture is drawn in: its own, or so that its longer side is `longest`. Whole pixels, at least one. */
export function drawnSize({ width, height }: Size, longest = longestSide): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

type Size = { readonly width: number; readonly height: number }

/**
 * A photograph as a JPEG of at most 2,000 pixels, upright, without what the camera wrote beside it (such as the place). The
 * picture itself where that would not be smaller, or where the browser can't read it.
 */
export async function shrinkPhotograph(picture: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(picture)
    const size = drawnSize(bitmap)
    const isSmall = size.width === bitmap.width && picture.size <= smallBytes
    const drawn = isSmall ? null : await drawAsJpeg(bitmap, size)
    bitmap.close()
    return drawn && drawn.size < picture.size ? drawn : picture
  } catch {
    return picture
  }
}

function drawAsJpeg(bitmap: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // A JPEG has no transparency: what shows nothing is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
