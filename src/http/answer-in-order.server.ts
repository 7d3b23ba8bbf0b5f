import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type Waiting = {
  /** Null for what could not be read as a request. */
  readonly incoming: IncomingMessage | null
  readonly start: () => void
}

/** Of one connection: what is being answered, first, and what came meanwhile. */
type Queue = Waiting[]

/** Writes the last answer of a connection whose next request can't be read. */
export type RefuseUnreadable = (error: Error, socket: Duplex) => void

/**
 * Makes `server` answer the requests of a connection one at a time, and read no more of it while one waits: Node itself hands
 * over at once whatever a client has pipelined, a thousand requests in one packet, each with its answer in memory. What can't be
 * read is refused in its turn.
 */
export function answerInOrder(server: Server, answer: RequestListener, refuse: RefuseUnreadable): void {
  const queues = new WeakMap<Duplex, Queue>()
  const refused = new WeakSet<Duplex>()

  const queueOf = (socket: Duplex): Queue => {
    const known = queues.get(socket)
    if (known) return known
    const queue: Queue = []
    queues.set(socket, queue)
    // Node reads on after every request that it has read whole.
    socket.on('resume', () => queue.length > 1 && socket.pause())
    return queue
  }
  const startNext = (socket: Duplex, queue: Queue) => {
    queue.shift()
    if (socket.destroyed || socket.writableEnded) queue.length = 0
    if (queue.length === 1) socket.resume()
    queue[0]?.start()
  }
  const add = (socket: Duplex, queue: Queue, waiting: Waiting) => {
    if (queue.push(waiting) === 1) waiting.start()
    else socket.pause()
  }
  const inOrder =
    (respond: RequestListener): RequestListener =>
    (incoming: IncomingMessage, outgoing: ServerResponse & { req: IncomingMessage }) => {
      const { socket } = incoming
      const queue = queueOf(socket)
      const start = () => {
        outgoing.once('close', () => startNext(socket, queue))
        respond(incoming, outgoing)
      }
      add(socket, queue, { incoming, start })
    }

  server.on('request', inOrder(answer))
  server.on('checkExpectation', inOrder(answer))
  server.on('clientError', (error: Error, socket: Duplex) => {
    if (refused.has(socket)) return
    if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) return void socket.destroy()
    refused.add(socket)
    const queue = queueOf(socket)
    // A body that broke off never ends: nobody waits for it.
    if (queue.at(-1)?.incoming?.complete === false) queue.pop()
    add(socket, queue, { incoming: null, start: () => refuse(error, socket) })
  })
}
