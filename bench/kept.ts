import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { compareRates } from './compare-rates.ts'
import type { Figure } from './figure.ts'
import { get } from './load.ts'
import { type Copy, startNext, startNginx, type Peer } from './peers.ts'
import type { Servers } from './servers.ts'

const addresses = ['/', '/products', '/news', '/api/products', '/api/products/2', '/api/appliances', '/api/places']
const againstNginx = ['/', '/products', '/api/products']
const packed = { 'accept-encoding': 'br' }

/** Pages and lists that are kept, against a bare node:http server that sends the same bytes. */
export async function measureKept({ load, site, same }: Servers): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const address of addresses) {
    await settle({ load, site }, address)
    figures.push(
      await compareRates(load, {
        what: `GET ${address} against the same bytes, bare`,
        ours: get(site + address, packed),
        bare: get(same + address, packed),
        target: 0.85,
      }),
    )
  }
  return figures
}

/** The same against what others serve with: nginx sending the same bytes from files, Next drawing its products page, or keeping it. */
export async function measurePeers(servers: Servers): Promise<Figure[]> {
  const { site, databaseUrl } = servers
  for (const address of againstNginx) await settle(servers, address)
  const copies = new Map<string, Copy>()
  for (const address of againstNginx) copies.set(address, await copyOf(site + address))
  return [
    ...(await comparePeer(
      servers,
      await startNginx(copies),
      againstNginx.map((address) => ({ ours: address, theirs: address, does: 'sends the same bytes' })),
    )),
    ...(await comparePeer(servers, await startNext(databaseUrl), [
      { ours: '/products', theirs: '/kept-products', does: 'keeps its products page' },
      { ours: '/products', theirs: '/products', does: 'draws its products page for each' },
    ])),
  ]
}

type Pair = { readonly ours: string; readonly theirs: string; readonly does: string }

async function comparePeer({ load, site }: Servers, peer: Peer, pairs: readonly Pair[]): Promise<Figure[]> {
  if (typeof peer === 'string') {
    return pairs.map(({ ours }) => ({
      what: `GET ${ours} against a peer`,
      value: null,
      unit: 'x',
      target: null,
      better: 'higher',
      detail: peer,
    }))
  }
  try {
    const figures: Figure[] = []
    for (const { ours, theirs, does } of pairs) {
      figures.push(
        await compareRates(load, {
          what: `GET ${ours} against ${peer.name}, which ${does}`,
          ours: get(site + ours, packed),
          bare: get(peer.url + theirs, packed),
          target: null,
        }),
      )
    }
    return figures
  } finally {
    await peer.stop()
  }
}

/** Asks until an answer is as small as it gets, and as quick: after a few visits and a moment. */
async function settle({ load, site }: Pick<Servers, 'load' | 'site'>, address: string): Promise<void> {
  for (let visit = 0; visit < 3; visit++) await (await fetch(site + address, { headers: packed })).arrayBuffer()
  await load.rate(get(site + address, packed), 1)
}

/** An answer as it travels, less what its server says of itself. */
async function copyOf(url: string): Promise<Copy> {
  const [answer] = (await once(request(url, { headers: packed }).end(), 'response')) as [IncomingMessage]
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keep,
    'content-length': _length,
    ...own
  } = answer.headers
  const headers = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)]))
  return { headers, body: await buffer(answer) }
}
