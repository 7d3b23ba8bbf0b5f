import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundaryOf, formParts, UnreadableFormError } from './form-parts.ts'

type Field = { readonly name: string; readonly fileName: string | null; readonly content: string }

async function* inChunks(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let from = 0, turn = 0; from < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    yield bytes.subarray(from, from + size)
    from += size
  }
}

async function read(body: Uint8Array | string, boundary: string, sizes: readonly number[] = [7]): Promise<Field[]> {
  const fields: Field[] = []
  for await (const { name, fileName, content } of formParts(inChunks(Buffer.from(body), sizes), boundary)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of content) chunks.push(chunk)
    fields.push({ name, fileName, content: Buffer.concat(chunks).toString('latin1') })
  }
  return fields
}

/** A form as the platform's own fetch writes it. */
async function written(fields: readonly Field[]): Promise<{ body: Uint8Array; boundary: string }> {
  const form = new FormData()
  for (const { name, fileName, content } of fields) {
    const bytes = new Uint8Array(Buffer.from(content, 'latin1'))
    if (fileName === null) form.append(name, content)
    else form.append(name, new Blob([bytes]), fileName)
  }
  const response = new Response(form)
  const boundary = boundaryOf(response.headers.get('content-type') ?? '') ?? ''
  return { body: new Uint8Array(await response.arrayBuffer()), boundary }
}

test('what a browser writes is read, however it is cut', async () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', '"', ';', '=', 'é', '/', '.', '-', ' ', '\r', '\n', '%'),
    minLength: 1,
    maxLength: 12,
  })
  const bytes = fc.string({ unit: fc.constantFrom('\r', '\n', '-', 'a', '\u0000', '\u00ff'), maxLength: 60 })
  const file = fc.record({ name: word, fileName: word, content: bytes })
  await fc.assert(
    fc.asyncProperty(
      fc.array(file, { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1 }),
      async (files, sizes) => {
        const { body, boundary } = await written(files)
        // A name's line breaks travel as %0D%0A and are none of ours; its quotes as %22.
        const asSent = (text: string) => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A')
        const expected = files.map(({ name, fileName, content }) => ({
          name: asSent(name.replace(/\r\n?|\n/g, '\r\n')),
          fileName: asSent(fileName),
          content,
        }))
        expect(await read(body, boundary, sizes)).toEqual(expected)
      },
    ),
    { numRuns: 300 },
  )
})

describe('a form by hand', () => {
  const part = (head: string, content = 'x') => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const names = async (head: string) => (await read(`${part(head)}--b--\r\n`, 'b'))[0]

  test.each([
    ['name="a"; filename="x.pdf"', 'x.pdf'],
    ['name=a; filename=x.pdf', 'x.pdf'],
    ['name="a"; filename="../../x"', '../../x'],
    ['name="a"; filename="a\\"b.pdf"', 'a"b.pdf'],
    ['name="a"; filename="a%22b.pdf"', 'a"b.pdf'],
    ['name="a"; filename="C:\\x\\y.pdf"', 'C:\\x\\y.pdf'],
    ['name="a"; filename="x.pdf"; filename*=UTF-8\'\'relev%C3%A9.pdf', 'relevé.pdf'],
    ['name="a"; filename=""', ''],
    ['filename="x.pdf"; name="a"', 'x.pdf'],
    ['name="a"', null],
  ])('%s', async (head, fileName) => {
    expect(await names(head)).toEqual({ name: 'a', fileName, content: 'x' })
  })

  test('may begin and end with other text, and have more headers', async () => {
    const body = `words before\r\n--b\r\nContent-Type: text/plain\r\ncontent-disposition:form-data; name="a"\r\n\r\nx\r\n--b--\r\nwords after`
    expect(await read(body, 'b')).toEqual([{ name: 'a', fileName: null, content: 'x' }])
  })

  test.each([
    ['nothing', ''],
    ['no boundary', 'text'],
    ['a part that breaks off', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\ntext'],
    ['a head that breaks off', '--b\r\nContent-Disposition: form-data; name="a"\r\n'],
    ['no end', part('name="a"')],
    ['a part without a name', `${part('filename="x"')}--b--`],
    ['a part without a head', '--b\r\n\r\nx\r\n--b--'],
    ['a boundary that goes on', '--bx\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--'],
    ['a head without end', `--b\r\nContent-Disposition: form-data; name="${'a'.repeat(10_000)}"\r\n\r\nx\r\n--b--`],
    ['a name that is no text', part("name=a; filename*=utf-8''%ff")],
  ])('%s is unreadable', async (_, body) => {
    await expect(read(body, 'b')).rejects.toThrow(UnreadableFormError)
  })
})

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data', null],
  ['multipart/mixed; boundary=abc', null],
  ['application/json', null],
  ['', null],
])('the boundary of %j is %j', (contentType, boundary) => {
  expect(boundaryOf(contentType)).toBe(boundary)
})
