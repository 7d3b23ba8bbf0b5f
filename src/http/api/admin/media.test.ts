import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { gather } from '../../../../tests/support/gather.ts'
import { anImage, aPhotograph, imageForm, pngBomb } from '../../../../tests/support/images.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { zip } from '../../../../tests/support/zip.ts'
import { products } from '#business/catalogue/tables.server.ts'
import { mediaFileRoutes } from '#http/media.server.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'editor')
const site = mediaFileRoutes(services)

async function send(path: string, field: string, bytes: Uint8Array, name?: string): Promise<Response> {
  return api.request(path, { method: 'POST', headers: { cookie }, body: imageForm(field, bytes, name) })
}

const upload = (bytes: Uint8Array, name?: string) => send('/api/admin/media', 'image', bytes, name)
const stored = async () => (await gather(services.files.store.list())).length

type Record = Readonly<{ id: string; imageUrl: string; width: number; height: number; name: string; updatedAt: string }>

async function added(bytes: Uint8Array, name?: string): Promise<Record> {
  const response = await upload(bytes, name)
  expect(response.status).toBe(201)
  return (await response.json()) as Record
}

async function fetched(path: string) {
  const response = await site.request(path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('an image that is sent', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('as %s is kept as AVIF and WebP', async (kind) => {
    const image = await added(await anImage(kind, 700, 350), 'Toit à Bobo.jpg')
    expect(image).toMatchObject({ width: 700, height: 350, name: 'Toit à Bobo.jpg', alt: '', focalX: 50, places: [] })
    expect(image.imageUrl).toBe(`/media/${image.id}/700x350.webp`)
    for (const [file, format, width] of [
      ['700x350.webp', 'webp', 700],
      ['320x160.webp', 'webp', 320],
      ['320x160.avif', 'heif', 320],
    ] as const) {
      const { response, bytes } = await fetched(`/media/${image.id}/${file}`)
      expect(response.status).toBe(200)
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width, space: 'srgb' })
    }
    expect((await fetched(`/media/${image.id}/640x320.webp`)).response.status).toBe(404)
  })

  test('lies the right way up, and tells nothing of who took it where', async () => {
    const image = await added(await aPhotograph(1200, 800))
    expect(image).toMatchObject({ width: 800, height: 1200 })
    const { bytes } = await fetched(image.imageUrl)
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect(bytes.includes('Somebody')).toBe(false)
  })

  test('larger than any layout is made smaller', async () => {
    expect(await added(await anImage('png', 4000, 1000))).toMatchObject({ width: 1920, height: 480 })
    expect(await added(await anImage('png', 20, 9000))).toMatchObject({ width: 9, height: 3840 })
  })

  test('is sent for good, and as nothing but an image', async () => {
    const { imageUrl } = await added(await anImage())
    const { response, bytes } = await fetched(imageUrl)
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    const head = await site.request(imageUrl, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${bytes.length}`, ''])
  })

  test.each(['x', '..%2f..%2fapp-secret', `${'0'.repeat(24)}/1x1.webp`, `${'0'.repeat(24)}/1x1.svg`])(
    'nothing else is at /media/%s',
    async (path) => {
      const response = await site.request(`/media/${path}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )
})

const photograph = await anImage('jpeg', 1600, 1200)

describe('what is no image is refused and leaves nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const cases: readonly (readonly [string, Uint8Array, number, string])[] = [
    ['a text that is called image', Buffer.from('just words'), 415, 'file_kind'],
    ['an SVG with a script', Buffer.from(svg), 415, 'file_kind'],
    ['an SVG behind an XML head', Buffer.from(`<?xml version="1.0"?>\n${svg}`), 415, 'file_kind'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'file_kind'],
    ['a zip', zip([{ name: 'a.jpg', content: 'x' }]), 415, 'file_kind'],
    [
      'the start of a JPEG and noise',
      Buffer.concat([photograph.subarray(0, 3), Buffer.alloc(5000, 7)]),
      415,
      'file_kind',
    ],
    ['nothing', Buffer.alloc(0), 422, 'empty_file'],
    ['20,000 by 20,000 pixels', pngBomb(), 422, 'too_many_pixels'],
    ['half a JPEG', photograph.subarray(0, photograph.length >> 1), 422, 'damaged_picture'],
    ['a PNG with less in it than it says', pngBomb(3000, 3000), 422, 'damaged_picture'],
    ['more than 10 MB', Buffer.concat([photograph, Buffer.alloc(10 * 1024 * 1024)]), 413, 'file_too_large'],
  ]
  test.each(cases)('%s', async (_, bytes, status, code) => {
    const before = await stored()
    const response = await upload(bytes)
    expect(await response.json()).toMatchObject({ status, errors: [{ path: 'image', code }] })
    expect(await stored()).toBe(before)
  })

  test('a form without a file, and no form', async () => {
    const form = new FormData()
    form.append('image', '')
    const without = await api.request('/api/admin/media', { method: 'POST', headers: { cookie }, body: form })
    expect(await without.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'image', code: 'required', message: 'Choisissez d’abord une image' }],
    })
    const json = { 'content-type': 'application/json', cookie }
    const none = await api.request('/api/admin/media', { method: 'POST', headers: json, body: '{}' })
    expect(none.status).toBe(415)
  })
})

test('several at once are taken one after the other', async () => {
  const files = await Promise.all(Array.from({ length: 6 }, (_, more) => anImage('jpeg', 500 + more, 400)))
  const images = await Promise.all(files.map((bytes) => added(bytes)))
  expect(new Set(images.map(({ id }) => id)).size).toBe(6)
  for (const { imageUrl } of images) expect((await fetched(imageUrl)).response.status).toBe(200)
})

test.each([
  ['posts/upload-thumbnail', 'thumbnail', 'thumbnailUrl'],
  ['posts/upload-content-image', 'contentImage', 'imageUrl'],
  ['products/upload-image', 'image', 'imageUrl'],
  ['proven-solutions/upload-image', 'image', 'imageUrl'],
])('%s takes %s and answers an address to be shown as it is', async (path, field, answered) => {
  const response = await send(`/api/admin/${path}`, field, await anImage('png', 400, 300), 'kit.png')
  const { [answered]: address = '', ...others } = (await response.json()) as { [name: string]: string }
  expect([response.status, (await fetched(address)).response.status]).toEqual([200, 200])
  expect(address).toMatch(/^\/media\/[0-9a-f]{24}\/400x300\.webp$/)
  const ofContent = { fileName: address.slice('/media/'.length), originalName: 'kit.png' }
  expect(Object.keys(others)).toEqual(field === 'contentImage' ? Object.keys(ofContent) : ['wasKnown'])
  expect(field === 'contentImage' ? others : ofContent).toEqual(ofContent)
})

test('an image is described over the API; a focal point is on the public pages at the next request', async () => {
  const image = await added(await anImage('png', 400, 300))
  const [product] = await db.select().from(products).where(eq(products.id, 1))
  await db.update(products).set({ imageUrl: image.imageUrl }).where(eq(products.id, 1))
  const told = async () => {
    const response = await api.request('/api/products/1?country=cm')
    return ((await response.json()) as { imageUrl: string }).imageUrl
  }
  expect(await told()).toBe(image.imageUrl)
  const patch = async (body: object) =>
    api.request(`/api/admin/media/${image.id}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const changed = await patch({ altEn: 'A kit', focalX: 10, focalY: 90, updatedAt: image.updatedAt })
  expect(await changed.json()).toMatchObject({ altEn: 'A kit', focalX: 10, imageUrl: image.imageUrl })
  expect(await told()).toBe(`${image.imageUrl}#10,90`)
  expect((await patch({ focalX: 500 })).status).toBe(422)

  const remove = async () => api.request(`/api/admin/media/${image.id}`, { method: 'DELETE', headers: { cookie } })
  expect(await (await remove()).json()).toMatchObject({
    status: 409,
    code: 'conflict',
    places: [{ kind: 'product', recordId: '1', label: product?.name }],
    errors: [{ message: 'Cette image est utilisée\u202f: retirez-la d’abord des endroits indiqués.' }],
  })
  await db.update(products).set({ imageUrl: null }).where(eq(products.id, 1))
  expect((await remove()).status).toBe(204)
  const list = await api.request(`/api/admin/media?q=${image.id}`, { headers: { cookie } })
  expect(await list.json()).toEqual({ items: [], nextCursor: null })
})
