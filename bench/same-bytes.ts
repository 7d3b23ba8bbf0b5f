import { createServer, get, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

// A bare node:http server that sends what the site sends, byte for byte: all that one process of Node can do.
const site = process.env['SITE_URL'] ?? ''
const copies = new Map<string, { readonly headers: OutgoingHttpHeaders; readonly body: Buffer }>()

const server = createServer((request, response) => {
  const address = request.url ?? '/'
  const copy = copies.get(address)
  if (copy) return void response.writeHead(200, copy.headers).end(copy.body)
  get(site + address, { headers: { 'accept-encoding': 'br' } }, (original) => {
    const parts: Buffer[] = []
    original.on('data', (part: Buffer) => parts.push(part))
    original.on('end', () => {
      const { date: _date, connection: _connection, 'keep-alive': _keep, ...headers } = original.headers
      copies.set(address, { headers, body: Buffer.concat(parts) })
      response.end()
    })
  })
})
server.listen(0, '127.0.0.1')
process.on('message', () => {
  const { port } = server.address() as AddressInfo
  process.send?.(`http://127.0.0.1:${port}`)
})
