import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import type { SourcePackageSummary } from '#business/company/source-package.ts'
import { downloadRoutes } from './download.server.ts'

const site = downloadRoutes()

test('the source of the site comes whole, as a file of the name and size that the API tells', async () => {
  const { api } = await testApi()
  const told = (await (await api.request('/api/source-package')).json()) as SourcePackageSummary
  const response = await site.request('/download/app')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/gzip',
    'content-length': String(told.size),
    'content-disposition': `attachment; filename="${told.fileName}"`,
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBe(told.size)
  const listed = execFileSync('tar', ['-tzf', '-'], { input: bytes, encoding: 'utf8' }).trim().split('\n')
  expect(listed).toHaveLength(told.files)
  expect(listed).toContain(`${told.folder}/package.json`)
  expect(listed).toContain(`${told.folder}/src/server.ts`)
  expect(listed.filter((path) => /\/(node_modules|build|data|\.git|\.env[^/]*)(\/|$)/.test(path))).toEqual([])
})

test('HEAD tells its size, without the bytes', async () => {
  const response = await site.request('/download/app', { method: 'HEAD' })
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100_000)
  expect(await response.text()).toBe('')
})
