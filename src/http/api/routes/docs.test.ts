import { expect, test } from 'vitest'
import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { siteSettings } from '#business/company/tables.server.ts'
import { testApi } from '../../../../tests/support/api.ts'
import type { OpenApiDocument } from '../openapi/document.ts'

const { api, db, services } = await testApi()
const responses = [await api.request('/api/docs'), await api.request('/api/docs/back-office')]
const pages = await Promise.all(responses.map((response) => response.text()))
const document = (await (await api.request('/api/openapi.json')).json()) as OpenApiDocument
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

test('a page is English HTML under a policy that lets nothing run or load', () => {
  for (const response of responses) {
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
  for (const page of pages) expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/i)
})

const most = [209_000, 482_000]
test.each([...pages.entries()])('page %i is light and all its own: no script, nothing from elsewhere', (at, page) => {
  expect(Buffer.byteLength(page)).toBeLessThan(most[at] ?? 0)
  expect(page).not.toMatch(/<script|<iframe|<img|\son\w+=|style="|url\(|@import/i)
  const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.filter((address) => !/^(#|\/(?!\/))/.test(address ?? ''))).toEqual([])
})

test('the pages show every call once, and every schema of the document', () => {
  const whole = pages.join('')
  for (const { operationId, summary } of operations) {
    expect(whole.split(`<section class="card" id="${operationId}">`)).toHaveLength(2)
    expect(whole).toContain(`<h3>${summary}</h3>`)
  }
  for (const name of Object.keys(document.components.schemas)) expect(whole).toContain(`id="schema-${name}"`)
})

test.each(pages)('every link within a page leads somewhere, and every id is there once', (page) => {
  const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const targets = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
  expect(targets.filter((target) => !ids.includes(target))).toEqual([])
})

test.each(pages)('a page’s headings go down one level at a time', (page) => {
  const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
})

test('a page says what it can’t know beforehand as text, not as markup', () => {
  expect(pages[0]).toContain('&quot;firstName&quot;: &quot;Amina&quot;')
  expect(pages.join('')).not.toMatch(/undefined|\[object|NaN/)
})

test('the document names the site that it is served at', async () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: 'http://localhost:3000' }])
})

test('a company that is renamed is named in both from then on', async () => {
  expect(document.info.title).toBe('Rana Solar API')
  const value = { ...builtInSettings.company, name: 'Soleil' }
  await db.insert(siteSettings).values({ group: 'company', value, version: 2, updatedAt: new Date() })
  services.cache.dropAll()
  const renamed = (await (await api.request('/api/openapi.json')).json()) as OpenApiDocument
  expect(renamed.info.title).toBe('Soleil API')
  expect(await (await api.request('/api/docs')).text()).toContain('Soleil API')
})
