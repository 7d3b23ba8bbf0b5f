import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ProblemCode } from '#kernel/problem.ts'
import type { Settings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import { answerInOrder } from './answer-in-order.server.ts'
import { faultOf, refusal, refuseUnreadable } from './refuse-request.server.ts'

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
  app: Pick<Hono, 'fetch'>,
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
    if (!fault) return void answer(incoming, outgoing)
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
