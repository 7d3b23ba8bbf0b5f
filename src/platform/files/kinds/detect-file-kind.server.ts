import { type FileKind, kindStartingWith, signatureBytes } from '#kernel/file-kind.ts'
import type { ByteSource } from '../byte-reader.ts'
import { judgeWordPackage } from './word-package.server.ts'

/**
 * What a file is, by its bytes alone; null for everything that we don't take, a zip bomb included, and `external_content` for
 * a Word document that fetches something from elsewhere when it is opened. Two kinds are containers of many others: their
 * content is looked at too.
 */
export async function detectFileKind(source: ByteSource): Promise<FileKind | 'external_content' | null> {
  const kind = kindStartingWith(await source.read(0, signatureBytes))
  if (kind === 'doc') return (await isWordDocument(source)) ? kind : null
  if (kind === 'docx') return judgeWordPackage(source)
  return kind
}

/** Sector numbers from here on are marks, not sectors (MS-CFB 2.1). */
const firstMark = 0xfffffffa
const entryBytes = 128
/** Entries of a directory that are looked at: documents have dozens. */
const mostEntries = 4096
/** The first bytes of every Word document's own stream (MS-DOC 2.5.1: wIdent of the file information block). */
const wordMarks = [0xa5ec, 0xa5dc]

/**
 * True for a compound file (MS-CFB) whose directory has the stream of a Word document, which starts as such a stream
 * does. Spreadsheets, presentations and installers are compound files too.
 */
async function isWordDocument(source: ByteSource): Promise<boolean> {
  const file = await openCompoundFile(source)
  if (!file) return false
  const entry = await findEntry(file, 'WordDocument')
  if (!entry || entry.type !== 2 || entry.size < file.smallStreamsBelow) return false
  const start = await file.sector(entry.firstSector)
  return start.length >= 2 && wordMarks.includes(start.readUInt16LE(0))
}

type CompoundFile = {
  readonly firstDirectorySector: number
  /** Streams shorter than this lie elsewhere. */
  readonly smallStreamsBelow: number
  sector(number: number): Promise<Buffer>
  /** The sector that follows in a chain, or a mark. */
  next(number: number): Promise<number>
}

async function openCompoundFile(source: ByteSource): Promise<CompoundFile | null> {
  const header = await source.read(0, 512)
  if (header.length < 512) return null
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const sectorBytes = 1 << shift
  const perSector = sectorBytes / 4
  const sector = (number: number) => source.read((number + 1) * sectorBytes, sectorBytes)
  const numberAt = (bytes: Buffer, index: number) =>
    bytes.length >= index * 4 + 4 ? bytes.readUInt32LE(index * 4) : firstMark

  /** Where the allocation table's own sector lies: the header names 109, a chain of sectors the others. */
  async function tableSector(index: number): Promise<number> {
    if (index < 109) return numberAt(header, 19 + index)
    let [rest, number] = [index - 109, header.readUInt32LE(68)]
    for (; number < firstMark; rest -= perSector - 1) {
      const names = await sector(number)
      if (rest < perSector - 1) return numberAt(names, rest)
      number = numberAt(names, perSector - 1)
    }
    return number
  }

  return {
    firstDirectorySector: header.readUInt32LE(48),
    smallStreamsBelow: header.readUInt32LE(56),
    sector,
    async next(number) {
      const table = await tableSector(Math.floor(number / perSector))
      return table < firstMark ? numberAt(await sector(table), number % perSector) : firstMark
    },
  }
}

type Entry = { readonly type: number; readonly firstSector: number; readonly size: number }

async function findEntry(file: CompoundFile, name: string): Promise<Entry | null> {
  let seen = 0
  for (let number = file.firstDirectorySector; number < firstMark; number = await file.next(number)) {
    const sector = await file.sector(number)
    for (let at = 0; at + entryBytes <= sector.length; at += entryBytes) {
      const entry = sector.subarray(at, at + entryBytes)
      const nameBytes = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)
      if (entry.toString('utf16le', 0, nameBytes) === name) {
        return { type: entry.readUInt8(66), firstSector: entry.readUInt32LE(116), size: entry.readUInt32LE(120) }
      }
    }
    seen += sector.length / entryBytes
    if (sector.length === 0 || seen > mostEntries) return null
  }
  return null
}
