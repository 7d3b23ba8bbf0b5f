import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Settings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import type { SiteApp } from './site-app.server.ts'

export type Listening = {
  readonly port: number
  /** Takes no new visitors and settles when those inside have been answered, after `patience` ms at the latest. */
  readonly close: (patience?: number) => Promise<void>
}

/**
 * Milliseconds. Headers come at once, or from somebody who only wants the connection; a body may be a file sent over
 * a slow line. A visitor who reads for a minute finds the connection still open: a new one costs a phone a second.
 */
const timeouts = {
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
export function listen(app: SiteApp, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port, hostname: host, serverOptions: timeouts }
    const server = serve(options, (info: AddressInfo) =>
      resolve({ port: info.port, close: (patience = drain) => closeServer(server as Server, patience) }),
    )
    server.once('error', (error: Error) =>
      reject(new StartupError(`PORT ${port} on HOST ${host} can't be listened on: ${error.message}`, { cause: error })),
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
