import { expect, test } from 'vitest'
import { jpegFile, pdfFile } from '../../../../tests/support/sample-files.ts'
import { prepareDocument } from './document-preparation.ts'

const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

test('a PDF travels as it is', async () => {
  const bytes = pdfFile(5000)
  const prepared = await prepareDocument(file(bytes, 'Relevé.pdf'))
  if (prepared.fault) throw new Error(prepared.fault)
  expect(prepared).toMatchObject({ name: 'Relevé.pdf', content: { type: 'application/pdf', size: 5000 } })
  expect(bytes.equals(new Uint8Array(await prepared.content.arrayBuffer()))).toBe(true)
})

test('a picture that can’t be made smaller travels under the name of what it is, if it is small enough', async () => {
  expect(await prepareDocument(file(jpegFile(), 'scan.png'))).toMatchObject({
    name: 'scan.jpg',
    content: { type: 'image/jpeg', size: 1000 },
  })
  expect(await prepareDocument(file(jpegFile(11_000_000), 'photo.jpg'))).toEqual({ fault: 'file_too_large' })
})

test('a file that is gone, or no document, does not travel', async () => {
  const gone = new File(['%PDF-'], 'a.pdf')
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  expect(await prepareDocument(gone)).toEqual({ fault: 'file_unreadable' })
  expect(await prepareDocument(file(new Uint8Array(), 'a.pdf'))).toEqual({ fault: 'empty_file' })
  expect(await prepareDocument(file(jpegFile(), 'a.pdf'))).toEqual({ fault: 'file_extension' })
})
