import { releaseBytes } from '../release-bytes.ts'
import { cutPieces } from './cut-pieces.ts'
import { openPiece, sealPiece } from './piece-cipher.server.ts'
import { pieceBytes, sealedPieceBytes } from './sealed-layout.ts'

/**
 * Seals a content of any length, a piece at a time: 64 KiB of it are in memory. `key` must never seal another. The bytes are
 * valid until the next are asked for.
 */
export async function* sealStream(key: Buffer, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { piece, index, isLast } of cutPieces(content, pieceBytes)) {
    const [sealed, tag] = sealPiece(key, index, isLast, piece)
    yield sealed
    releaseBytes(sealed)
    yield tag
  }
}

/**
 * Opens what {@link sealStream} sealed, a piece at a time; no byte leaves before it is verified.
 * @throws UnreadableError at the first piece that is not as it was sealed, or when the end is missing
 */
export async function* openStream(key: Buffer, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { piece, index, isLast } of cutPieces(sealed, sealedPieceBytes)) {
    yield openPiece(key, index, isLast, Buffer.from(piece.buffer, piece.byteOffset, piece.length))
  }
}
