import { type Socket, connect } from 'node:net'

/** What the answers so far were. */
export type Tally = { answered: number; failed: number }

const headEnd = '\r\n\r\n'

/** Asks the same again and again over one connection, each time when the answer before is complete. */
export function askRepeatedly({ hostname, port }: URL, request: Buffer, tally: Tally): Socket {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const expected = { bytes: 0 }
  socket.on('connect', () => socket.write(request))
  socket.on('data', (chunk) => {
    const read = readAnswer(chunk, expected, tally)
    if (read) socket.write(request)
  })
  socket.on('error', () => (tally.failed += 1))
  return socket
}

/**
 * Reads one chunk of an answer; true when that ends it. Answers are told apart by their Content-Length, their bodies
 * are counted and not looked at, so that the load costs less than the server.
 */
function readAnswer(chunk: Buffer, expected: { bytes: number }, tally: Tally): boolean {
  let bodyBytes = chunk.length
  if (expected.bytes === 0) {
    const end = chunk.indexOf(headEnd)
    const head = chunk.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (end < 0 || length === undefined) throw new Error(`an answer without a length: ${head}`)
    tally.failed += head.startsWith('HTTP/1.1 200 ') ? 0 : 1
    expected.bytes = Number(length)
    bodyBytes -= end + headEnd.length
  }
  expected.bytes -= bodyBytes
  if (expected.bytes > 0) return false
  tally.answered += 1
  return true
}
