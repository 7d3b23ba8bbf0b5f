import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** A picture of broad stripes of this many pixels. */
export function anImage(kind: Kind = 'jpeg', width = 1200, height = 800): Promise<Buffer> {
  return striped(width, height).toFormat(kind).toBuffer()
}

/** A JPEG that lies on its side and says so, and where it was taken, as a telephone writes it. */
export function aPhotograph(width = 1200, height = 800): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '12/1 22/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '1/1 31/1 0/1',
  }
  return striped(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Somebody' }, IFD3: place })
    .jpeg()
    .toBuffer()
}

function striped(width: number, height: number): Sharp {
  const stripe = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0E6E4F' } }
  return sharp({ create: { width, height, channels: 3, background: '#F3B43B' } }).composite([
    { input: stripe, left: 0, top: 0 },
  ])
}

/** A PNG whose header says that it has this many pixels, and that is a few hundred bytes. */
export function pngBomb(width = 20_000, height = 20_000): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const chunks = [
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** An upload of a form as a page of ours sends it. */
export function imageForm(field: string, bytes: Uint8Array, name = 'image.jpg'): FormData {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name))
  return form
}
