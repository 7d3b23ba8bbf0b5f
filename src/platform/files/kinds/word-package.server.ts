import { fromRandomAccessReaderPromise, type Entry, type ZipFile, RandomAccessReader } from 'yauzl'
import type { ByteSource } from '../byte-reader.ts'
import { Readable } from 'node:stream'

/** What a package may unpack to, all parts together: five times the largest file that we take. */
export const mostUnpackedBytes = 50 * 1024 * 1024
/** Far more than documents have; to look into each costs a third of a millisecond in which nobody is answered. */
const mostParts = 1000
const typesPart = '[Content_Types].xml'
const usualDocumentPart = 'word/document.xml'
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** The namespace of a document's content: ECMA-376 transitional, and strict. */
const documentNamespace =
  /"http:\/\/(schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main"/
const keptOfTypes = 256 * 1024
const keptOfDocument = 16 * 1024
/** A thousand links take a fifth of it. */
const keptOfRelations = 1024 * 1024

/**
 * `docx` for a zip that is a Word document without macros (ECMA-376): its list of content types names a document part, that
 * part is there and is one, and nothing unpacks to more than it declares, nor all of it to more than 50 MiB; for such a one that
 * {@link namesExternalContent} `external_content`; else null. Stops at the first thing that is wrong, so that a bomb never
 * goes off; holds one block of one part at a time.
 */
export async function judgeWordPackage(source: ByteSource): Promise<'docx' | 'external_content' | null> {
  try {
    const zip = await fromRandomAccessReaderPromise(new ZipReader(source), source.size, { autoClose: false })
    return await judge(zip)
  } catch (error) {
    if (isReadFailure(error)) throw error
    return null
  }
}

async function judge(zip: ZipFile): Promise<'docx' | 'external_content' | null> {
  const parts = await soundParts(zip)
  const types = parts?.get(typesPart.toLowerCase())
  if (!parts || !types) return null
  const documentName = documentPartIn((await unpack(zip, types, keptOfTypes)).toString('utf8'))
  if (documentName === null || !parts.has(documentName)) return null
  let isExternal = false
  for (const [name, part] of parts) {
    const isRelations = name.endsWith('.rels')
    if (isRelations && part.uncompressedSize > keptOfRelations) return null
    const start = await unpack(zip, part, name === documentName ? keptOfDocument : isRelations ? keptOfRelations : 0)
    if (name === documentName && !documentNamespace.test(start.toString('utf8'))) return null
    isExternal ||= isRelations && namesExternalContent(start.toString('utf8'))
  }
  return isExternal ? 'external_content' : 'docx'
}

/** Every part by its name in lower case, as part names are compared; null when there are too many or too large ones. */
async function soundParts(zip: ZipFile): Promise<Map<string, Entry> | null> {
  const parts = new Map<string, Entry>()
  let unpackedBytes = 0
  for await (const part of zip.eachEntry()) {
    const name = part.fileName.toLowerCase()
    unpackedBytes += part.uncompressedSize
    if (unpackedBytes > mostUnpackedBytes || parts.size === mostParts || parts.has(name)) return null
    if (!part.canDecodeFileData() || name.endsWith('vbaproject.bin')) return null
    parts.set(name, part)
  }
  return parts
}

/** The part that is declared to be the document, by its own name or, as some programs do, by its extension. */
function documentPartIn(contentTypes: string): string | null {
  // No tag reaches beyond the next one's start: a list that closes none would be read to its end from each of them.
  for (const [override] of contentTypes.matchAll(/<Override\b[^<>]*>/g)) {
    const name = /\bPartName="\/([^"]+)"/.exec(override)?.[1]
    if (name && override.includes(`"${documentType}"`)) return name.toLowerCase()
  }
  return contentTypes.includes(documentType) ? usualDocumentPart : null
}

/** Unpacks a part and answers its first `kept` bytes; throws when it is longer or shorter than it declares. */
async function unpack(zip: ZipFile, part: Entry, kept: number): Promise<Buffer> {
  const start: Buffer[] = []
  let missing = kept
  for await (const block of (await zip.openReadStreamPromise(part)) as AsyncIterable<Buffer>) {
    if (missing > 0) start.push(block.subarray(0, missing))
    missing -= block.length
  }
  return Buffer.concat(start)
}

/** What the system or our own code failed at is no fault of the file. */
function isReadFailure(error: unknown): boolean {
  return error instanceof Error && ('syscall' in error || error.name === 'UnreadableError')
}

/** What Word follows only when somebody presses it, and where that may lead. */
const harmlessType = /\/hyperlink$/
const harmlessTarget = /^(https?:|mailto:|tel:|#)/i

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * True when a list of relationships (ECMA-376 part 2, 9.3) names something outside of its package that a program fetches when
 * it opens the document: a template, a picture, a frame. Also for a list that is not plain XML in UTF-8: what can't
 * be read may hide one.
 */
function namesExternalContent(relationships: string): boolean {
  if (/\0|\ufffd|<!/.test(relationships)) return true
  for (const [, inside = ''] of relationships.matchAll(/<(?:[\w.-]+:)?Relationship\b([^<]*)/g)) {
    const attributes = new Map(
      Array.from(inside.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, name = '', double, single]) => [
        name.toLowerCase(),
        decoded(double ?? single ?? ''),
      ]),
    )
    if (attributes.get('targetmode')?.trim().toLowerCase() !== 'external') continue
    const isLink =
      harmlessType.test(attributes.get('type') ?? '') && harmlessTarget.test(attributes.get('target') ?? '')
    if (!isLink) return true
  }
  return false
}

function decoded(value: string): string {
  return value.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      if (hex || decimal) return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      return named[String(name)] ?? whole
    },
  )
}

const blockBytes = 64 * 1024

/** Lets the zip library read a byte source. */
class ZipReader extends RandomAccessReader {
  readonly #source: ByteSource

  constructor(source: ByteSource) {
    super()
    this.#source = source
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(blocks(this.#source, start, end), { objectMode: false })
  }
}

async function* blocks(source: ByteSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const block = await source.read(at, Math.min(blockBytes, end - at))
    if (block.length === 0) return
    yield block
    at += block.length
  }
}
