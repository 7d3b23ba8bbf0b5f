/** What images may be sent as. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export type ImageType = (typeof imageTypes)[number]

/** 10 MB. */
export const maxImageBytes = 10 * 1024 * 1024

/** Why a file can't be sent, as far as its size tells: `file_too_large`, `empty_file`; null when it can. */
export function imageIssue({ size }: { readonly size: number }): 'file_too_large' | 'empty_file' | null {
  if (size > maxImageBytes) return 'file_too_large'
  return size === 0 ? 'empty_file' : null
}

/** How many bytes of a file {@link imageTypeStartingWith} looks at. */
export const imageSignatureBytes = 64

const jpeg = '\xff\xd8\xff'
const png = '\x89PNG\r\n\x1a\n'

/** What kind of image a file is by its first bytes, whatever it is called; null for everything else, SVG included. */
export function imageTypeStartingWith(bytes: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...bytes.subarray(0, imageSignatureBytes))
  if (start.startsWith(jpeg)) return 'image/jpeg'
  if (start.startsWith(png)) return 'image/png'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (/^RIFF[^]{4}WEBPVP8[ LX]/.test(start)) return 'image/webp'
  return isAvif(bytes, start) ? 'image/avif' : null
}

/** An AVIF names itself among the brands of its first box (ISO/IEC 14496-12, 4.3); those of phones' HEIC do not. */
function isAvif(bytes: Uint8Array, start: string): boolean {
  if (start.slice(4, 8) !== 'ftyp') return false
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const brands = start.slice(8, Math.min(size, start.length)).match(/[^]{4}/g) ?? []
  return brands.some((brand, index) => index !== 1 && /^avi[fs]$/.test(brand))
}
