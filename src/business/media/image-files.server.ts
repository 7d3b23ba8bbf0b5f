import { imageFile, imageFolder, type PixelSize, type VariantFormat } from './image-address.ts'

/** The key in the file store of one size of an image: its address without the slash before. */
export function keyOf(id: string, size: PixelSize & { readonly format: VariantFormat }): string {
  return folderOf(id) + imageFile(size, size.format)
}

/** How the keys of all sizes of an image start. */
export function folderOf(id: string): string {
  return imageFolder(id).slice(1)
}
