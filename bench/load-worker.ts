import { setTimeout as pause } from 'node:timers/promises'
import { type Tally, askRepeatedly } from './connection.ts'
import type { LoadRequest, LoadResult } from './load.ts'

// The process that the load comes from: one job per message, answered with its result.
process.on('message', (job: LoadRequest) => void run(job).then((result) => process.send?.(result)))

async function run({ url, method, headers, body = '', seconds, connections }: LoadRequest): Promise<LoadResult> {
  const address = new URL(url)
  const length = body && { 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host: address.host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const request = Buffer.from(
    [`${method} ${address.pathname}${address.search} HTTP/1.1`, ...lines, '', body].join('\r\n'),
  )
  const tally: Tally = { answered: 0, failed: 0 }
  const start = performance.now()
  const sockets = Array.from({ length: connections }, () => askRepeatedly(address, request, tally))
  await pause(seconds * 1000)
  const { answered, failed } = tally
  const took = (performance.now() - start) / 1000
  for (const socket of sockets) socket.destroy()
  return { perSecond: answered / took, failed }
}
