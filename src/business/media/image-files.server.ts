import type { PixelSize, VariantFormat } from './image-address.ts'

/** The key in the file store of one size of an image. */
export function keyOf(id: string, { width, height, format }: PixelSize & { readonly format: VariantFormat }): string {
  return `${folderOf(id)}${width}x${height}.${format}`
}

/** How the keys of all sizes of an image start. */
export function folderOf(id: string): string {
  return `media/${id}/`
}
