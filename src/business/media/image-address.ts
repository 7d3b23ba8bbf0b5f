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
  return [...ladder.filter((step) => step < width * 0.9), width].map((step) => ({
    width: step,
    height: Math.round((height * step) / width) || 1,
  }))
}

/** Where the files of a picture are: `/media/{id}/`. */
export function imageFolder(id: string): string {
  return `/media/${id}/`
}

/** What the file of one size is called: `640x427.webp`. */
export function imageFile({ width, height }: PixelSize, format: VariantFormat): string {
  return `${width}x${height}.${format}`
}

/** Where a picture is, in its largest size, as records keep it: `/media/{id}/1920x1280.webp`. */
export function imageAddress(id: string, size: PixelSize): string {
  return imageFolder(id) + imageFile(size, 'webp')
}

/** A picture of the library, as its address tells: its folder, its largest size, the point that stays in view (CSS). */
export type AddressedImage = {
  readonly folder: string
  readonly size: PixelSize
  readonly focus: string | undefined
}

/** Reads an address that {@link imageAddress} made, with or without a focal point behind (`#30,70`); null for any other. */
export function readImageAddress(address: string): AddressedImage | null {
  const [, folder, width, height, x, y] = /^(\/media\/\w{24}\/)(\d+)x(\d+)\.webp(?:#(\d+),(\d+))?$/.exec(address) ?? []
  return folder ? { folder, size: { width: Number(width), height: Number(height) }, focus: x && `${x}% ${y}%` } : null
}

/** The smallest size of a picture that is at least this wide, as WebP; the address as it is where it is none of the library. */
export function atWidth(address: string, width: number): string {
  const image = readImageAddress(address)
  const size = image && variantSizes(image.size).find((one) => one.width >= width)
  return size ? image.folder + imageFile(size, 'webp') : address
}
