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

/** A white point as a JPEG, and bytes that no screen shows up to `size`. */
export function jpegFile(size = 1000): Buffer {
  return startingWith(Buffer.from(whitePoint.jpeg, 'base64'), size)
}

export function pngFile(size = 1000): Buffer {
  return startingWith(Buffer.from(whitePoint.png, 'base64'), size)
}

/** A PDF's start and end, and between them nothing that a screen could show. */
export function pdfFile(size = 1000): Buffer {
  const end = Buffer.from('\n%%EOF\n')
  return Buffer.concat([startingWith(Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'), size - end.length), end])
}

const whitePoint = {
  jpeg: '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALIAP//Z',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
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
