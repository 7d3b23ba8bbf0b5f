import { hash } from 'node:crypto'

/** What a table holds: how many rows, and a hash that is the same in whatever order they come. */
export type RowDigest = { readonly rows: number; readonly digest: string }

const newline = 0x0a
const laneBytes = 8
const lanes = 4

/**
 * Digests rows as COPY's text format writes them: a line each, no other line ends. The SHA-256 of the lines are added up,
 * because two databases need not hand out rows in the same order. Holds one row at a time.
 */
export function createRowDigest(): { add(chunk: Uint8Array): void; result(): RowDigest } {
  const sums: bigint[] = Array.from({ length: lanes }, () => 0n)
  let begun: Uint8Array[] = []
  let rows = 0

  function count(line: Uint8Array): void {
    const hashed = hash('sha256', line, 'buffer')
    for (let lane = 0; lane < lanes; lane += 1) {
      sums[lane] = BigInt.asUintN(64, (sums[lane] ?? 0n) + hashed.readBigUInt64BE(lane * laneBytes))
    }
    rows += 1
  }

  return {
    add(chunk) {
      let from = 0
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
        const line = chunk.subarray(from, end)
        count(begun.length === 0 ? line : Buffer.concat([...begun, line]))
        begun = []
        from = end + 1
      }
      if (from < chunk.length) begun.push(Buffer.from(chunk.subarray(from)))
    },
    result: () => ({ rows, digest: sums.map((sum) => sum.toString(16).padStart(laneBytes * 2, '0')).join('') }),
  }
}
