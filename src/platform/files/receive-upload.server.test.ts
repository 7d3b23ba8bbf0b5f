import { existsSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileKinds } from '#kernel/file-kind.ts'
import { done, refused } from '#kernel/outcome.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { gather } from '../../../tests/support/gather.ts'
import { docxFile, jpegFile, pdfFile, zipBomb } from '../../../tests/support/sample-files.ts'
import { mostUnpackedBytes } from './kinds/word-package.server.ts'
import { receiveUpload, type FormFields, type Upload } from './receive-upload.server.ts'

const { services } = await testDatabase()
const { files } = services
const rules = { field: 'document', maxBytes: 1_000_000, kinds: fileKinds }

function form(content: string | Uint8Array, name: string, field = 'document'): FormData {
  const data = new FormData()
  data.append('documentType', 'residency')
  data.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name)
  data.append('after', 'the file')
  return data
}

const sent = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://site.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
const receive = (request: Request) => receiveUpload(files, request, rules)

/** The files that this process has open in the spool's folder: on Linux, the only trace of one without a name. */
function spoolPaths(): string[] {
  const open = existsSync(openFiles) ? readdirSync(openFiles).map((fd) => join(openFiles, fd)) : []
  return open.filter((path) => targetOf(path).startsWith(files.spoolFolder))
}
const openFiles = '/proc/self/fd'

function openSpools(): number {
  const named = existsSync(files.spoolFolder) ? readdirSync(files.spoolFolder) : []
  return named.length + spoolPaths().length
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}

async function* copies(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk)
}

async function contentOf({ file }: Upload): Promise<Buffer> {
  const bytes = (await file?.spool.read(0, 2_000_000)) ?? Buffer.alloc(0)
  await file?.spool.discard()
  return bytes
}

describe('a file that is taken', () => {
  test.each([
    ['a photograph', jpegFile(400_000), 'CNI recto.JPG', 'image/jpeg'],
    ['a document', pdfFile(65_536), 'relevé.pdf', 'application/pdf'],
    ['a file as large as they may be', jpegFile(1_000_000), 'photo', 'image/jpeg'],
  ])('%s arrives whole', async (_, bytes, name, mediaType) => {
    const outcome = await receive(sent(form(bytes, name)))
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
    expect(outcome.value.fields).toEqual({ documentType: 'residency', after: 'the file' })
    expect(outcome.value.file).toMatchObject({ name, mediaType, size: bytes.length })
    expect((await contentOf(outcome.value)).equals(bytes)).toBe(true)
    expect(openSpools()).toBe(0)
  })

  test('is sealed where it waits', async () => {
    const outcome = await receive(sent(form(Buffer.from(`%PDF-1.7 ${'secret '.repeat(20_000)}`), 'a.pdf')))
    if (!outcome.ok || !outcome.value.file) throw new Error('not taken')
    const sealed = Buffer.concat(await gather(copies(outcome.value.file.spool.sealed())))
    expect(sealed.length).toBe(outcome.value.file.spool.sealedSize)
    expect(sealed.includes('secret')).toBe(false)
    await outcome.value.file.spool.discard()
  })
})

test.runIf(existsSync('/proc/self/fd'))('of ten megabytes, a quarter of one is held at a time', async () => {
  const part = jpegFile(64 * 1024)
  const head = '--b\r\nContent-Disposition: form-data; name="document"; filename="a.jpg"\r\n\r\n'
  let [given, parts, held] = [0, 0, 0]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const [spool] = spoolPaths()
      if (spool) held = Math.max(held, given - statSync(spool).size)
      const chunk = parts === 0 ? Buffer.from(head) : parts <= 160 ? part : Buffer.from('\r\n--b--\r\n')
      given += chunk.length
      parts += 1
      controller.enqueue(chunk)
      if (parts > 161) controller.close()
    },
  })
  const request = sent(body, { 'content-type': 'multipart/form-data; boundary=b' })
  const outcome = await receiveUpload(files, request, { ...rules, maxBytes: 160 * part.length })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  expect(outcome.value.file?.size).toBe(160 * part.length)
  await outcome.value.file?.spool.discard()
  expect(held).toBeGreaterThan(0)
  expect(held).toBeLessThan(256 * 1024)
})

describe('a file that is refused leaves nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  test.each([
    ['whose name is a path', jpegFile(), '../../x', 'invalid', 'file_name'],
    ['whose name is a path with an extension', jpegFile(), '../../x.jpg', 'invalid', 'file_name'],
    ['that is empty', '', 'a.pdf', 'invalid', 'empty_file'],
    ['that is a picture by another name', jpegFile(), 'a.pdf', 'unsupported_media_type', 'file_extension'],
    ['that is a program by its name', pdfFile(), 'a.exe', 'unsupported_media_type', 'file_extension'],
    ['that is a drawing with a script', svg, 'a.svg', 'unsupported_media_type', 'file_kind'],
    ['that is the same by another name', svg, 'a.jpg', 'unsupported_media_type', 'file_kind'],
    ['that is a bomb', zipBomb(mostUnpackedBytes), 'a.docx', 'unsupported_media_type', 'file_kind'],
    ['that is too large', jpegFile(1_000_001), 'a.jpg', 'payload_too_large', 'file_too_large'],
  ])('one %s', async (_, bytes, name, code, error) => {
    expect(await receive(sent(form(bytes, name)))).toEqual({
      ok: false,
      problem: { code, errors: [{ path: 'document', code: error }] },
    })
    expect(openSpools()).toBe(0)
  })

  test('one of a kind that is not asked for', async () => {
    const request = sent(form(jpegFile(), 'cv.jpg', 'cv'))
    expect(await receiveUpload(files, request, { ...rules, field: 'cv', kinds: ['pdf', 'doc', 'docx'] })).toMatchObject(
      {
        problem: { code: 'unsupported_media_type', errors: [{ path: 'cv', code: 'file_kind' }] },
      },
    )
    const letter = sent(form(docxFile(), 'cv.docx', 'cv'))
    const taken = await receiveUpload(files, letter, { ...rules, field: 'cv', kinds: ['pdf', 'doc', 'docx'] })
    if (taken.ok) await taken.value.file?.spool.discard()
    expect(taken.ok).toBe(true)
    expect(openSpools()).toBe(0)
  })
})

test('a form without the file has none', async () => {
  const empty = form('', '')
  for (const body of [form(jpegFile(), 'a.jpg', 'other'), empty]) {
    expect(await receive(sent(body))).toMatchObject({ ok: true, value: { file: null, fields: { after: 'the file' } } })
  }
})

test('who is not admitted is refused before the file is read', async () => {
  let read = 0
  const bytes = Buffer.from(await new Response(form(jpegFile(900_000), 'a.jpg')).arrayBuffer())
  const boundary = /--(\S+)\r/.exec(bytes.toString('latin1', 0, 100))?.[1] ?? ''
  const body = new ReadableStream({
    pull(controller) {
      if (read >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(read, read + 10_000))
      read += 10_000
    },
  })
  let seen: FormFields = {}
  const request = sent(body, { 'content-type': `multipart/form-data; boundary=${boundary}` })
  const outcome = await receiveUpload(files, request, rules, async (fields) => {
    seen = fields
    return refused('not_found')
  })
  expect(outcome).toEqual({ ok: false, problem: { code: 'not_found' } })
  expect(seen).toEqual({ documentType: 'residency' })
  expect(read).toBeLessThan(100_000)
  expect(openSpools()).toBe(0)
})

describe('a body that is no such form', () => {
  const asForm = { 'content-type': 'multipart/form-data; boundary=b' }
  const half = `--b\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then`

  test.each([
    ['JSON', '{}', { 'content-type': 'application/json' }, 'unsupported_media_type'],
    ['a form without a boundary', '--b--', { 'content-type': 'multipart/form-data' }, 'unsupported_media_type'],
    ['text', 'text', asForm, 'invalid'],
    ['a form that ends within its file', half, asForm, 'invalid'],
    ['more than a file can take, announced', '', { ...asForm, 'content-length': '2000000' }, 'payload_too_large'],
    ['more than a file can take', `--b\r\n${'x'.repeat(1_200_000)}`, asForm, 'payload_too_large'],
    ['a long text', `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(200_000)}`, asForm, 'invalid'],
  ])('%s', async (_, body, headers, code) => {
    expect(await receive(sent(body, headers))).toMatchObject({ ok: false, problem: { code } })
    expect(openSpools()).toBe(0)
  })

  test('a connection that breaks off after the file', async () => {
    const whole = Buffer.concat([Buffer.from(half.slice(0, -8)), Buffer.from('\r\n--b\r\n')])
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(whole),
      pull: (controller) => controller.error(new Error('ECONNRESET')),
    })
    expect(await receive(sent(body, asForm))).toMatchObject({ problem: { errors: [{ code: 'unreadable_form' }] } })
    expect(openSpools()).toBe(0)
  })
})

test('a field too many is refused', async () => {
  const data = new FormData()
  for (let index = 0; index < 40; index += 1) data.append(`field${index}`, 'x')
  expect(await receiveUpload(files, sent(data), rules, async () => done(null))).toMatchObject({
    problem: { code: 'invalid' },
  })
})
