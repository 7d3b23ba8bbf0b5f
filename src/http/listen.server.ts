import { createServer, type RequestListener, type Server, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ProblemCode } from '#kernel/problem.ts'
import type { Settings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import type { Asking } from './api/visitor-of.ts'
import type { ReadyAnswer } from './packed-page.server.ts'
import { faultOf, refusal, refuseUnreadable } from './refuse-request.server.ts'
import type { Duplex } from 'node:stream'

/** What answers a request; `env` is what the HTTP server tells beside it. */
export type Served = Pick<Hono, 'fetch'> & {
  /** The same answer, where it is kept and there at once; null for what has to be asked of `fetch`. */
  readonly kept?: (request: Asking) => ReadyAnswer | null
}

export type Listening = {
  readonly port: number
  /** Takes no new visitors and settles when those inside have been answered, after `patience` ms at the latest. */
  readonly close: (patience?: number) => Promise<void>
}

/**
 * Milliseconds. Headers come at once, or from somebody who only wants the connection; a body may be a file sent over
 * a slow line. A visitor who reads for a minute finds the connection still open: a new one costs a phone a second.
 */
const serverOptions = {
  // Without a name of the site, too, an answer has a body.
  requireHostHeader: false,
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** Milliseconds. Leaves the database time to close within the 10 seconds that a stop may take. */
const drain = 3_000

/**
 * Opens the site to visitors.
 * @throws StartupError when the address can't be listened on
 */
export function listen(
  app: Served,
  { port, host, publicUrl }: Pick<Settings, 'port' | 'host' | 'publicUrl'>,
): Promise<Listening> {
  const refuse = (code: ProblemCode, path: string) => {
    const { status, headers, body } = refusal(code, path, publicUrl)
    return new Response(body, { status, headers })
  }
  const answer = getRequestListener(app.fetch, {
    // Of a client of HTTP/1.0, which need not name the site.
    hostname: 'localhost',
    errorHandler: (error) => refuse(error instanceof RequestError ? 'malformed_request' : 'internal', ''),
  })
  const server = createServer(serverOptions)
  const answerOrRefuse: RequestListener = (incoming, outgoing) => {
    const fault = faultOf(incoming)
    if (!fault) {
      const asking = plainly(incoming)
      const kept = asking && app.kept?.(asking)
      if (!kept) return void answer(incoming, outgoing)
      return void outgoing.writeHead(kept.status, kept.headers).end(kept.body)
    }
    const { status, headers, body } = refusal(fault, incoming.url ?? '', publicUrl)
    outgoing.writeHead(status, headers).end(body)
  }
  answerInOrder(server, answerOrRefuse, (error, socket) => refuseUnreadable(error, socket, publicUrl))
  return new Promise((resolve, reject) => {
    server.once('error', (error: Error) =>
      reject(new StartupError(`PORT ${port} on HOST ${host} can't be listened on: ${error.message}`, { cause: error })),
    )
    server.listen(port, host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: (patience = drain) => closeServer(server, patience),
      }),
    )
  })
}

const plainHost = /^[a-z0-9.-]+(?::[1-5]?\d{4})?$/
/** In no need of being written otherwise to be an address: no dots to resolve, nothing to escape, nothing that is not sent. */
const plainPath = /^\/(?:[!$&(-.0-;=?-[\]_a-z~]|\/(?!\.))*$/

/** A request whose address is what it says; null for one that the HTTP library has to read. */
function plainly({ method = '', url = '', headers }: IncomingMessage): Asking | null {
  const { host = '' } = headers
  if (!plainHost.test(host) || !plainPath.test(url)) return null
  const get = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : null
  }
  return { method, url: `http://${host}${url}`, headers: { get } }
}

function closeServer(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const end = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(end)
      resolve()
    })
  })
}

type Waiting = {
  /** Null for what could not be read as a request. */
  readonly incoming: IncomingMessage | null
  readonly start: () => void
}

/** Of one connection: what is being answered, first, and what came meanwhile. */
type Queue = Waiting[]

/** Writes the last answer of a connection whose next request can't be read. */
type RefuseUnreadable = (error: Error, socket: Duplex) => void

/**
 * Makes `server` answer the requests of a connection one at a time, and read no more of it while one waits: Node itself hands
 * over at once whatever a client has pipelined, a thousand requests in one packet, each with its answer in memory. What can't be
 * read is refused in its turn.
 */
function answerInOrder(server: Server, answer: RequestListener, refuse: RefuseUnreadable): void {
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
