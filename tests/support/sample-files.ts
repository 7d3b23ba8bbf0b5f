import { zip, type ZipEntry } from './zip.ts'

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** The parts that make a Word document, each replaceable. */
export function docxParts(changes: Readonly<Record<string, string | null>> = {}): ZipEntry[] {
  const parts: Record<string, string | null> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${namespace}"><w:body><w:p><w:r><w:t>Attestation de travail</w:t></w:r></w:p></w:body></w:document>`,
    ...changes,
  }
  return Object.entries(parts).flatMap(([name, content]) => (content === null ? [] : [{ name, content }]))
}

/** A Word document (.docx) of `size` bytes or a little more, an unpackable part filling it up. */
export function docxFile(size = 0): Buffer {
  const picture = { name: 'word/media/image1.png', content: noise(size) }
  return zip(size > 0 ? [...docxParts(), picture] : docxParts())
}

/** A small package that would unpack to `unpacked` bytes. */
export function zipBomb(unpacked: number): Buffer {
  return zip([...docxParts(), { name: 'word/media/image1.bmp', content: Buffer.alloc(unpacked) }])
}

/** A JPEG picture's start, and bytes up to `size`. */
export function jpegFile(size = 1000): Buffer {
  return startingWith(Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), size)
}

export function pngFile(size = 1000): Buffer {
  return startingWith(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), size)
}

export function pdfFile(size = 1000): Buffer {
  return startingWith(Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'), size)
}

function startingWith(start: Buffer, size: number): Buffer {
  return Buffer.concat([start, noise(size - start.length)])
}

/** Bytes that look random and are the same every time. */
function noise(size: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, size))
  for (let at = 0, state = 1; at < bytes.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    bytes[at] = state >> 16
  }
  return bytes
}
