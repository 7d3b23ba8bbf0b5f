/** The widths in pixels that the layouts ask for: a thumbnail, a card, a card on a dense screen, half a page, a page. */
const ladder = [320, 640, 960, 1280, 1920]

/** A larger picture is made this wide or high: the widest that a layout shows. */
export const mostWidth = 1920
export const mostHeight = 3840

export type PixelSize = { readonly width: number; readonly height: number }

/** The formats of every size: the smaller one, and the one that every browser reads. */
export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

/**
 * The sizes that a picture of this size is kept in, the smallest first, itself last. They follow from it alone, so that a page
 * knows them by the address: pictures that are stored have these for ever.
 */
export function variantSizes({ width, height }: PixelSize): readonly PixelSize[] {
  const smaller = ladder.filter((step) => step < width * 0.9)
  return [...smaller, width].map((step) => ({ width: step, height: Math.max(1, Math.round((height * step) / width)) }))
}

/** Where one size of a picture is: `/media/{id}/640x427.webp`. */
export function imageAddress(id: string, { width, height }: PixelSize, format: VariantFormat = 'webp'): string {
  return `/media/${id}/${width}x${height}.${format}`
}

/** A picture of the library, as its address tells: the largest size, and the point that stays in view (percent). */
export type AddressedImage = PixelSize & { readonly id: string; readonly focus: string }

/** Reads an address that {@link imageAddress} made, with or without a focal point behind (`#30,70`); null for any other. */
export function readImageAddress(address: string): AddressedImage | null {
  const [, id, width, height, x = '50', y = '50'] =
    /^\/media\/([0-9a-f]{24})\/(\d+)x(\d+)\.webp(?:#(\d+),(\d+))?$/.exec(address) ?? []
  return id ? { id, width: Number(width), height: Number(height), focus: `${x}% ${y}%` } : null
}

/** The smallest size of a picture that is at least this wide, as WebP; the address as it is where it is none of the library. */
export function atWidth(address: string, width: number): string {
  const image = readImageAddress(address)
  const size = image && variantSizes(image).find((one) => one.width >= width)
  return size ? imageAddress(image.id, size) : address
}
