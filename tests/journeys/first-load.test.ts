import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { type Visit, visits } from '../support/visit.ts'

/** The most JavaScript that a first visit may load, in bytes as sent (brotli). */
const budget = 105 * 1024

const visit = visits()

/** Every script of a first visit: its path, its bytes on the wire, how it was packed. */
async function scriptsOf({ page }: Visit, path: string): Promise<{ path: string; bytes: number; packed: string }[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const requests = (await page.requests()).filter((request) => request.resourceType() === 'script')
  return Promise.all(
    requests.map(async (request) => {
      const [response, { responseBodySize }] = await Promise.all([request.response(), request.sizes()])
      const packed = response?.headers()['content-encoding'] ?? 'plain'
      return { path: new URL(request.url()).pathname, bytes: responseBodySize, packed }
    }),
  )
}

test.each(
  ['/products', '/smart-solar-plan', '/financing'].flatMap((path) =>
    languages.map((language) => [path, language] as const),
  ),
)('the first visit to %s (%s) loads at most 105 KiB of JavaScript', async (path, language) => {
  const scripts = await scriptsOf(await visit({ language }), path)
  expect(scripts.filter(({ packed }) => packed !== 'br')).toEqual([])
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  expect(bytes).toBeGreaterThan(10 * 1024)
  expect(bytes, JSON.stringify(scripts, null, 2)).toBeLessThanOrEqual(budget)
})
