import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { docFile } from '../../../../tests/support/compound-file.ts'
import { docxFile, jpegFile, pdfFile, pngFile } from '../../../../tests/support/sample-files.ts'
import { acceptedFiles } from './accepted-files.ts'
import { faultOf, kindOf, nameAs } from './document-check.ts'

const max = 10_485_760
const start = (bytes: Uint8Array) => bytes.subarray(0, 8)

describe('a file is sent', () => {
  test.each([
    ['CNI recto.JPG', jpegFile()],
    ['photo.jpeg', jpegFile()],
    ['scan.png', pngFile()],
    ['relevé.pdf', pdfFile()],
    ['attestation.doc', docFile()],
    ['attestation.docx', docxFile()],
    ['image', jpegFile()],
    ['really a jpeg.png', jpegFile()],
  ])('%s', (name, bytes) => {
    expect(faultOf({ name, size: bytes.length }, start(bytes), max)).toBeNull()
  })

  test('a picture of any size: it is made smaller', () => {
    expect(faultOf({ name: 'IMG_1.jpg', size: 30_000_000 }, start(jpegFile()), max)).toBeNull()
  })
})

describe('a file is not sent', () => {
  test.each([
    ['empty.pdf', new Uint8Array(), 0, 'empty_file'],
    ['logo.svg', new TextEncoder().encode('<svg>'), 5, 'file_kind'],
    ['IMG_1.heic', new Uint8Array([0, 0, 0, 24]), 100, 'file_kind'],
    ['virus.exe', start(pdfFile()), 100, 'file_kind'],
    ['unknown', new Uint8Array([1, 2, 3]), 3, 'file_kind'],
    ['photo.pdf', start(jpegFile()), 1000, 'file_extension'],
    ['relevé.jpg', start(pdfFile()), 1000, 'file_extension'],
    ['a.doc', start(docxFile()), 1000, 'file_extension'],
    ['long.pdf', start(pdfFile()), max + 1, 'file_too_large'],
  ] as const)('%s: %s', (name, bytes, size, fault) => {
    expect(faultOf({ name, size }, bytes, max)).toBe(fault)
  })

  test('10 MB to the byte are taken', () => {
    expect(faultOf({ name: 'a.pdf', size: max }, start(pdfFile()), max)).toBeNull()
  })
})

test('a kind is told by the bytes before the name', () => {
  expect(kindOf('a.pdf', start(jpegFile()))).toBe('jpg')
  expect(kindOf('a.docx', new Uint8Array([1]))).toBe('docx')
  expect(kindOf('a', new Uint8Array([1]))).toBeNull()
})

test.each([
  ['IMG 12.PNG', 'IMG 12.jpg'],
  ['IMG 12.JPEG', 'IMG 12.JPEG'],
  ['photo', 'photo.jpg'],
  ['v1.2', 'v1.2.jpg'],
])('%s sent as a JPEG is %s', (name, sent) => {
  expect(nameAs('jpg', name)).toBe(sent)
})

test('a name as a kind claims that kind, whatever it was', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(nameAs('jpg', name)).toMatch(/\.jpe?g$/i)
      expect(nameAs('jpg', nameAs('jpg', name))).toBe(nameAs('jpg', name))
    }),
  )
})

test('file pickers are told types and endings', () => {
  expect(acceptedFiles.split(',')).toEqual(
    expect.arrayContaining(['image/jpeg', '.jpg', '.jpeg', 'image/png', '.png', 'application/pdf', '.doc', '.docx']),
  )
})
