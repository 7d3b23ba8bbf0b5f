import { once } from 'node:events'
import { createServer, request, type ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** What stands between visitors and a site: a hotspot, or a new version of the site. */
export type Between = {
  /** Where it passes on to. */
  site: string
  readonly url: string
  /** What the headers of the site's answers become. */
  changeHeaders: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders
  /** Answers in the place of the site where it is set, and says so. */
  answer: ((path: string, response: ServerResponse) => boolean) | null
}

/** Stands between on a loopback port, to the end of a file's tests. */
export async function standBetween(siteUrl: string): Promise<Between> {
  const between = {
    site: siteUrl,
    url: '',
    changeHeaders: (headers: OutgoingHttpHeaders) => headers,
    answer: null as Between['answer'],
  }
  const server = createServer((asked, response) => {
    const { method, url = '', headers } = asked
    if (between.answer?.(url, response)) return
    const passed = request(between.site + url, { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, between.changeHeaders(answered.headers))
      answered.pipe(response)
    })
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  between.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return between
}
