/** Bytes of content in every piece but the last. */
export const pieceBytes = 64 * 1024
/** What sealing adds to each piece. */
export const tagBytes = 16
export const sealedPieceBytes = pieceBytes + tagBytes

/** How many pieces hold `size` bytes of content: at least one, so that even an empty content has its end. */
function pieceCount(size: number): number {
  return Math.max(1, Math.ceil(size / pieceBytes))
}

/** The bytes that `size` bytes of content take once sealed. */
export function sealedSize(size: number): number {
  return size + pieceCount(size) * tagBytes
}
