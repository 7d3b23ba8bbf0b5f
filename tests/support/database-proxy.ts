import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A network between the site and its database that can be lost without a word, as a firewall loses it. */
export type DatabaseProxy = {
  /** The same database, through the proxy. */
  readonly url: string
  /** From now on nothing comes through, and nobody is told: not on what is open, nor on what is opened. */
  silence(): void
  /** What is opened from now on comes through again; what was open before stays dead. */
  heal(): void
  stop(): Promise<void>
}

/** Stands between on a loopback port; `databaseUrl` names a server on a unix socket, as tests have. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    hold(near)
    if (isSilent) return
    const far = connect(`${decodeURIComponent(hostname)}/.s.PGSQL.${port}`)
    hold(far)
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    silence() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    heal: () => void (isSilent = false),
    async stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
