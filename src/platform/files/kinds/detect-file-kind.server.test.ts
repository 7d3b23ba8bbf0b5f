import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { docFile } from '../../../../tests/support/compound-file.ts'
import { docxFile, docxParts, jpegFile, pdfFile, pngFile, zipBomb } from '../../../../tests/support/sample-files.ts'
import { zip } from '../../../../tests/support/zip.ts'
import type { ByteSource } from '../byte-reader.ts'
import { detectFileKind } from './detect-file-kind.server.ts'
import { mostUnpackedBytes } from './word-package.server.ts'

/** Counts what is read of a file. */
function sourceOf(bytes: Buffer): ByteSource & { passed: () => number } {
  let passed = 0
  return {
    size: bytes.length,
    read: async (start, length) => {
      const read = bytes.subarray(start, start + length)
      passed += read.length
      return read
    },
    passed: () => passed,
  }
}

const kindOf = (bytes: Buffer) => detectFileKind(sourceOf(bytes))

test.each([
  ['jpg', jpegFile()],
  ['png', pngFile()],
  ['pdf', pdfFile()],
  ['doc', docFile()],
  ['doc', docFile({ size: 9_000_000 })],
  ['docx', docxFile()],
  ['docx', docxFile(300_000)],
] as const)('%s is known by its bytes', async (kind, bytes) => {
  expect(await kindOf(bytes)).toBe(kind)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'

test.each([
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('%')],
  ['a picture as text, with a script', Buffer.from(svg)],
  ['the same behind a mark of its encoding', Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`)],
  ['a page', Buffer.from(html)],
  ['a page that goes on as a PDF', Buffer.from(`${html}%PDF-1.7`)],
  ['a program', Buffer.from('MZ\u0090\u0000\u0003')],
  ['a GIF', Buffer.from('GIF89a')],
  ['a picture of an iPhone', Buffer.from('\u0000\u0000\u0000\u0018ftypheic', 'latin1')],
  ['a spreadsheet of 1997', docFile({ stream: 'Workbook', start: 0x0809 })],
  ['a compound file whose stream is named as a document only', docFile({ start: 0 })],
  ['a compound file that breaks off', docFile().subarray(0, 600)],
  ['a zip', zip([{ name: 'a.txt', content: 'text' }])],
  ['an empty zip', zip([])],
] as const)('%s is refused', async (_, bytes) => {
  expect(await kindOf(bytes)).toBeNull()
})

describe('a package', () => {
  const types = docxParts()[0]?.content.toString() ?? ''
  const sheet = types.replace('wordprocessingml.document', 'spreadsheetml.sheet')
  const withMacros = types.replace(
    'openxmlformats-officedocument.wordprocessingml.document',
    'ms-word.document.macroEnabled',
  )

  test.each([
    ['without content types', { '[Content_Types].xml': null }],
    ['that is a spreadsheet', { '[Content_Types].xml': sheet }],
    ['that declares macros', { '[Content_Types].xml': withMacros }],
    ['that hides macros', { 'word/vbaProject.bin': 'x' }],
    ['without its document', { 'word/document.xml': null }],
    ['whose document is a page', { 'word/document.xml': html }],
    ['whose document is an empty text', { 'word/document.xml': '' }],
  ])('%s is refused', async (_, changes) => {
    expect(await kindOf(zip(docxParts(changes)))).toBeNull()
  })

  test('may call its document as it likes, and declare it by its extension', async () => {
    const [, relations, document] = docxParts()
    const renamed = types.replace('/word/document.xml', '/word/document2.xml')
    const parts = [
      { name: '[Content_Types].xml', content: renamed },
      { name: 'word/document2.xml', content: document?.content ?? '' },
    ]
    expect(await kindOf(zip(parts))).toBe('docx')
    const byExtension = types
      .replace(/<Override[^>]*>/, '')
      .replace('"application/xml"', /ContentType="([^"]*main\+xml)"/.exec(types)?.[0].slice(12) ?? '')
    expect(await kindOf(zip(docxParts({ '[Content_Types].xml': byExtension })))).toBe('docx')
    expect(relations?.name).toBe('_rels/.rels')
  })

  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = (inside: string) =>
    zip(docxParts({ 'word/_rels/settings.xml.rels': `<?xml version="1.0"?><Relationships>${inside}</Relationships>` }))
  const external = (type: string, target: string) =>
    `<Relationship Id="rId1" Type="${office}/${type}" Target="${target}" TargetMode="External"/>`

  test.each([
    ['a remote template', external('attachedTemplate', 'http://192.0.2.1/a.dotm')],
    ['a template on a share', external('attachedTemplate', String.raw`\\\\192.0.2.1\\share\\a.dotm`)],
    ['a template of the sender', external('attachedTemplate', 'file:///C:/Templates/Normal.dotm')],
    ['a remote picture', external('image', 'https://192.0.2.1/p.png')],
    ['a remote object', external('oleObject', 'https://192.0.2.1/o')],
    ['a link to a file', external('hyperlink', 'file://192.0.2.1/share')],
    [
      'a template in other words',
      `<r:Relationship TargetMode='&#69;xternal' Target='http://192.0.2.1' Type="x"></r:Relationship>`,
    ],
    ['what can not be read', '<!DOCTYPE a [<!ENTITY e "External">]>'],
    ['what is in another encoding', '\0<\0R\0'],
  ])('with %s is told apart', async (_, inside) => {
    expect(await kindOf(relations(inside))).toBe('external_content')
  })

  test('may have links to pages, and relations inside', async () => {
    const inside = '<Relationship Id="rId2" Type="x/attachedTemplate" Target="template.xml"/>'
    const links = ['https://example.com/', 'mailto:awa@example.com', 'tel:+22670000000'].map((to) =>
      external('hyperlink', to),
    )
    expect(await kindOf(relations(inside + links.join('')))).toBe('docx')
  })

  test('twice the same part is refused', async () => {
    const parts = docxParts()
    expect(await kindOf(zip([...parts, ...parts.slice(2)]))).toBeNull()
  })

  test('cut off anywhere is refused', async () => {
    const whole = docxFile()
    for (let end = 4; end < whole.length; end += 97) expect(await kindOf(whole.subarray(0, end))).toBeNull()
  })
})

describe('a bomb', () => {
  test('that says how large it is does not go off: only its list is read', async () => {
    const picture = { name: 'word/media/image1.jpg', content: jpegFile(1_000_000) }
    const large = { name: 'word/media/image2.bmp', content: Buffer.alloc(mostUnpackedBytes) }
    const source = sourceOf(zip([...docxParts(), picture, large]))
    expect(await detectFileKind(source)).toBeNull()
    expect(source.passed()).toBeLessThan(100_000)
  })

  test('of many parts that are harmless one by one', async () => {
    const part = Buffer.alloc(mostUnpackedBytes / 8)
    const parts = Array.from({ length: 9 }, (_, index) => ({ name: `word/${index}.xml`, content: part }))
    expect(await kindOf(zip([...docxParts(), ...parts]))).toBeNull()
  })

  test('that lies about its size is stopped where the lie shows', async () => {
    const liar = { name: 'word/media/image1.jpg', content: jpegFile(1_000_000), claims: 1000 }
    const source = sourceOf(zip([...docxParts(), liar]))
    expect(await detectFileKind(source)).toBeNull()
    expect(source.passed()).toBeLessThan(500_000)
  })

  test('of a small file', async () => {
    expect(await kindOf(zipBomb(mostUnpackedBytes))).toBeNull()
    expect(await kindOf(zipBomb(mostUnpackedBytes / 2))).toBe('docx')
  })

  test('of more than a thousand empty parts', async () => {
    const parts = Array.from({ length: 1100 }, (_, index) => ({ name: `word/${index}.xml`, content: '' }))
    expect(await kindOf(zip([...docxParts(), ...parts]))).toBeNull()
  })

  test('of a thousand bytes, whose list of types opens tags and closes none, costs no time', async () => {
    const types = '<Override'.repeat(28_000)
    const started = performance.now()
    expect(await kindOf(zip(docxParts({ '[Content_Types].xml': types })))).toBeNull()
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

test('no damage makes it fail: every file is some kind or none', async () => {
  const wholes = [docxFile(), docFile({ size: 5000 })]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...wholes),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      async (whole, changes) => {
        const bytes = Buffer.from(whole)
        for (const [at, value] of changes) bytes[8 + (at % (bytes.length - 8))] = value
        expect(['doc', 'docx', null]).toContain(await kindOf(bytes))
      },
    ),
    { numRuns: 500 },
  )
})

test('a file may be closed as soon as it is judged, whatever was still being read of it', async () => {
  const picture = jpegFile(1_000_000)
  const liar = zip([...docxParts(), { name: 'word/media/image1.jpg', content: picture, claims: 1000 }])
  const longer = zip([...docxParts(), { name: 'word/media/image1.jpg', content: picture, claims: 2_000_000 }])
  for (const bytes of [liar, longer]) {
    let closed = false
    const source: ByteSource = {
      size: bytes.length,
      async read(start, length) {
        await setImmediate()
        if (closed) throw Object.assign(new Error('EBADF'), { syscall: 'read' })
        return bytes.subarray(start, start + length)
      },
    }
    expect(await detectFileKind(source)).toBeNull()
    closed = true
    for (let turn = 0; turn < 20; turn += 1) await setImmediate()
  }
})

test('a fault of the disk is no verdict on the file', async () => {
  const failing = { size: 1000, read: async (start: number) => (start === 0 ? docxFile().subarray(0, 8) : fail()) }
  const fail = () => Promise.reject(Object.assign(new Error('EIO'), { syscall: 'read' }))
  await expect(detectFileKind(failing)).rejects.toThrow('EIO')
})
