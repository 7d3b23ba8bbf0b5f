import Pdf from 'pdfkit'
import sharp from 'sharp'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { docxFile } from '../../../tests/support/sample-files.ts'
import { aPhotograph, anImage } from '../../../tests/support/images.ts'
import { isCutOff } from './cut-off-file.server.ts'

const progressive = async () =>
  sharp(await aPhotograph())
    .jpeg({ progressive: true })
    .toBuffer()

async function aPdf(): Promise<Buffer> {
  const pdf = new Pdf()
  pdf.text('Relevé de compte '.repeat(400))
  pdf.end()
  return buffer(pdf)
}

test.each([
  ['a photograph', 'image/jpeg', () => aPhotograph()],
  ['a progressive JPEG', 'image/jpeg', progressive],
  ['a PNG', 'image/png', () => anImage('png')],
  ['a PDF', 'application/pdf', aPdf],
])('%s is whole, and cut off at any place it is not', async (_, mediaType, make) => {
  const whole = await make()
  expect(await isCutOff(mediaType, whole)).toBe(false)
  for (const part of [0.05, 0.5, 0.9]) {
    expect(await isCutOff(mediaType, whole.subarray(0, whole.length * part))).toBe(true)
  }
})

test('of what no screen shows nothing is known', async () => {
  expect(await isCutOff('application/msword', docxFile())).toBe(false)
})
