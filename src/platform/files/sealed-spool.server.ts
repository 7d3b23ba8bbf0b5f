import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import {
  openPiece,
  UnreadableError,
  pieceBytes,
  sealedPieceBytes,
  tagBytes,
  sealStream,
} from '../encryption/piece-cipher.server.ts'
import { releaseBytes, type ByteSource } from './byte-reader.ts'

/** How many bytes are copied at a time. */
const copiedBytes = 64 * 1024

/** A content that has arrived whole, sealed, in a file without a name: nothing of it outlives the process. */
export type SealedSpool = ByteSource & {
  /** The sealed bytes, to be stored as they are; each chunk is valid until the next is asked for. */
  sealed(): AsyncGenerator<Buffer>
  readonly sealedSize: number
  /** To be called once it is of no more use. */
  discard(): Promise<void>
}

/** Seals a content into a spool in `folder` as it arrives; when it breaks off, so does this, and nothing is left. */
export async function sealIntoSpool(
  folder: string,
  key: Buffer,
  content: AsyncIterable<Uint8Array>,
): Promise<SealedSpool> {
  const handle = await openNameless(folder)
  try {
    let written = 0
    for await (const piece of sealStream(key, content)) {
      await handle.write(piece, 0, piece.length, written)
      written += piece.length
    }
    return spoolIn(handle, key, written)
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Sweeps what a process left that was killed between making a spool and taking its name away. */
export async function emptySpoolFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true })
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  await rm(path, { force: true })
  return handle
}

function spoolIn(handle: FileHandle, key: Buffer, written: number): SealedSpool {
  const pieces = Math.ceil(written / sealedPieceBytes)
  const size = written - pieces * tagBytes
  let held: { index: number; bytes: Buffer } | null = null

  /** Readers go from start to end in small steps: the piece they are in is opened once. */
  async function pieceAt(index: number): Promise<Buffer> {
    if (held?.index === index) return held.bytes
    const sealed = await readInto(Buffer.allocUnsafe(sealedPieceBytes), index * sealedPieceBytes)
    const bytes = openPiece(key, index, index === pieces - 1, sealed)
    held = { index, bytes }
    return bytes
  }

  /** Fills the buffer from `position` on, as far as there is something. */
  async function readInto(buffer: Buffer, position: number): Promise<Buffer> {
    const length = Math.max(0, Math.min(buffer.length, written - position))
    const { bytesRead } = await handle.read(buffer, 0, length, position)
    if (bytesRead < length) throw new UnreadableError('damaged')
    return buffer.subarray(0, length)
  }

  return {
    size,
    sealedSize: written,
    async read(start, length) {
      const end = Math.min(start + length, size)
      const parts: Buffer[] = []
      for (let at = Math.max(0, start); at < end;) {
        const index = Math.floor(at / pieceBytes)
        const from = at - index * pieceBytes
        const part = (await pieceAt(index)).subarray(from, from + end - at)
        parts.push(part)
        at += part.length
      }
      return Buffer.concat(parts)
    },
    async *sealed() {
      const buffer = Buffer.allocUnsafe(Math.min(written, copiedBytes))
      for (let at = 0; at < written; at += copiedBytes) yield await readInto(buffer, at)
      releaseBytes(buffer)
    },
    discard: () => handle.close(),
  }
}
