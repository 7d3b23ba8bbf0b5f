import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { anImage, imageForm } from '../../tests/support/images.ts'
import { storeQuote } from '../../tests/support/quotes.ts'
import { signedIn } from '../../tests/support/staff.ts'
import { logoPicture } from '#business/company/logo-picture.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { ownLook } from '#business/company/settings/look-settings.ts'
import { languages } from '#kernel/language.ts'
import { offlineRoutes } from './offline.server.ts'

const { api, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'admin')
const site = offlineRoutes(services, { offlineScript: '' })

const setLogo = async (logo: string) => {
  const body = JSON.stringify({ value: { ...ownLook, logo } })
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await api.request('/api/admin/settings/look', { method: 'PUT', headers, body })
  expect(answer.status).toBe(200)
  services.cache.drop('company')
}

type Icon = { readonly src: string; readonly sizes: string }
const iconsOf = async () =>
  ((await (await site.request('/manifest.webmanifest')).json()) as { icons: readonly Icon[] }).icons

/** What the company's papers and pages show of its mark, by how they are made. */
async function shown() {
  const { key } = await storeQuote(services)
  const pdfs = await Promise.all(
    languages.map(async (language) => {
      const answer = await api.request(`/api/quotes/${key}/pdf?lang=${language}`)
      return Buffer.from(await answer.arrayBuffer()).toString('latin1')
    }),
  )
  const offline = await Promise.all(languages.map(async (one) => (await site.request(`/offline/${one}`)).text()))
  return {
    inPdf: pdfs.map((pdf) => pdf.includes('/Subtype /Image')),
    inOffline: offline.map((html) => html.includes('<img alt="" src="data:image/png;base64,')),
    inManifest: (await iconsOf()).map(({ src }) => src.startsWith('/brand/')),
  }
}

test('a logo stands on papers, on the page for no network and on the phone that has the site installed; the name alone without', async () => {
  const none = [false, false]
  expect(await shown()).toEqual({ inPdf: none, inOffline: none, inManifest: [...none, ...none] })
  expect((await site.request('/brand/icon-192.png')).status).toBe(404)

  const form = imageForm('image', await anImage('png', 900, 300), 'logo.png')
  const sent = await api.request('/api/admin/media', { method: 'POST', headers: { cookie }, body: form })
  const { imageUrl, id } = (await sent.json()) as { imageUrl: string; id: string }
  await setLogo(imageUrl)
  const all = [true, true]
  expect(await shown()).toEqual({ inPdf: all, inOffline: all, inManifest: [...all, ...all] })
  const { brand } = (await readCompany(services)).value
  const mark = await sharp((await logoPicture(services, brand, 'line')) ?? Buffer.of()).metadata()
  expect(mark).toMatchObject({ format: 'png', width: 320, height: 107 })
  for (const { src, sizes } of await iconsOf()) {
    expect(src).toContain(id)
    const answer = await site.request(src)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('a logo that is not one of the library, or is gone from it, leaves the name alone', async () => {
  const gone = '/media/0123456789abcdef01234567/320x180.webp'
  const look = { sun: ownLook.sun, leaf: ownLook.leaf }
  const { brand } = (await readCompany(services)).value
  for (const logo of [gone, '/pictures/partner.svg']) {
    expect(await logoPicture(services, { ...brand, look: { ...look, logo } }, 'line')).toBeNull()
  }
})
