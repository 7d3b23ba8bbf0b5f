import { Readable } from 'node:stream'
import { releaseBytes } from '../release-bytes.ts'

/** A request's body. Node's own stream costs half the memory of the one that the web platform makes of it. */
export type RequestBody = Readable | ReadableStream<Uint8Array>

/**
 * The chunks of a body, each valid until the next is asked for. Who leaves before the end returns the generator, so that the
 * server can pass over the rest. The body is then neither cancelled nor destroyed: that would cut the connection, and with
 * it the answer. Rejects when the sender goes away. `received` is told of the bytes as they come.
 */
export async function* bodyChunks(
  body: RequestBody,
  received: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const ours = body instanceof Readable
  const chunks = ours ? body.iterator({ destroyOnReturn: false }) : body.values({ preventCancel: true })
  for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
    received(chunk.length)
    yield chunk
    if (ours) releaseBytes(chunk)
  }
}
