import { type Socket, connect } from 'node:net'

/** What the answers so far were. */
export type Tally = { answered: number; failed: number }

const headEnd = '\r\n\r\n'
/** How an answer ends that tells no length, and comes in pieces. */
const lastPiece = '0\r\n\r\n'

/** Asks the same again and again over one connection, each time when the answer before is complete. */
export function askRepeatedly({ hostname, port }: URL, request: Buffer, tally: Tally): Socket {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const expected: Expected = { bytes: 0, tail: '' }
  socket.on('connect', () => socket.write(request))
  socket.on('data', (chunk) => {
    const read = readAnswer(chunk, expected, tally)
    if (read) socket.write(request)
  })
  socket.on('error', () => (tally.failed += 1))
  return socket
}

/** Bytes that are still to come, infinitely many of an answer in pieces; of that the last that came. */
type Expected = { bytes: number; tail: string }

/**
 * Reads one chunk of an answer; true when that ends it. Answers are told apart by their Content-Length, or their last piece; their
 * bodies are counted and not looked at, so that the load costs less than the server.
 */
function readAnswer(chunk: Buffer, expected: Expected, tally: Tally): boolean {
  let bodyBytes = chunk.length
  if (expected.bytes === 0) {
    const end = chunk.indexOf(headEnd)
    const head = chunk.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    const inPieces = /\r\ntransfer-encoding: chunked/i.test(head)
    if (end < 0 || (length === undefined && !inPieces)) throw new Error(`an answer without a length: ${head}`)
    tally.failed += head.startsWith('HTTP/1.1 200 ') ? 0 : 1
    expected.bytes = inPieces ? Infinity : Number(length)
    bodyBytes -= end + headEnd.length
  }
  if (expected.bytes === Infinity) {
    expected.tail = (expected.tail + chunk.toString('latin1', Math.max(0, chunk.length - 5))).slice(-5)
    if (expected.tail !== lastPiece) return false
    expected.bytes = 0
  } else {
    expected.bytes -= bodyBytes
    if (expected.bytes > 0) return false
  }
  tally.answered += 1
  return true
}
