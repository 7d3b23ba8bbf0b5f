import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import type { Settings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import type { SiteApp } from './site-app.server.ts'

export type Listening = { readonly port: number; readonly close: () => Promise<void> }

/**
 * Opens the site to visitors. `close` takes no new ones and settles when those inside have been answered.
 * @throws StartupError when the address can't be listened on
 */
export function listen(app: SiteApp, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (info: AddressInfo) =>
      resolve({ port: info.port, close: () => closeServer(server) }),
    )
    server.once('error', (error: Error) =>
      reject(new StartupError(`PORT ${port} on HOST ${host} can't be listened on: ${error.message}`, { cause: error })),
    )
  })
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
