import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DocumentSlots, SendingEvent } from './document-upload-state.ts'
import { openUploads } from './document-uploads.ts'

/** What a page's events are told to. */
const page = new EventTarget()
beforeAll(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const pdf = (name: string) => new File(['%PDF-'], name)

/** Uploads whose files go nowhere: what happens to each is told by the test. */
function uploadsToNowhere() {
  const sent: { name: string; tell: (event: SendingEvent) => void; log: string[] }[] = []
  const shown: DocumentSlots[] = []
  const arrived: string[] = []
  const uploads = openUploads(
    7,
    { onChange: (slots) => shown.push(slots), onArrived: (type) => arrived.push(type) },
    (file, _target, _isWanted, tell) => {
      const log: string[] = []
      sent.push({ name: file.name, tell, log })
      const noting = (word: string) => () => log.push(word)
      return Promise.resolve({ cancel: noting('cancel'), pause: noting('pause'), resume: noting('resume') })
    },
  )
  return { uploads, sent, arrived, slot: () => shown.at(-1)?.residency }
}

test('what is told of a file that was replaced is not heard, and its sending ends', async () => {
  const { uploads, sent, slot, arrived } = uploadsToNowhere()
  await uploads.choose('residency', pdf('first.pdf'))
  await uploads.choose('residency', pdf('second.pdf'))
  expect(sent[0]?.log).toEqual(['cancel'])
  sent[0]?.tell({ type: 'arrived' })
  expect(slot()?.upload).toEqual({ state: 'preparing', file: { name: 'second.pdf', size: 5 } })
  sent[1]?.tell({ type: 'arrived' })
  expect(slot()).toEqual({ arrived: { name: 'second.pdf', size: 5 }, upload: null })
  expect(arrived).toEqual(['residency'])
})

test('a document that arrived is not cancelled when another takes its place', async () => {
  const { uploads, sent } = uploadsToNowhere()
  await uploads.choose('residency', pdf('first.pdf'))
  sent[0]?.tell({ type: 'arrived' })
  await uploads.choose('residency', pdf('second.pdf'))
  expect(sent[0]?.log).toEqual([])
})

test('trying again goes on with what waits, and sends anew what was refused', async () => {
  const { uploads, sent, slot } = uploadsToNowhere()
  await uploads.choose('residency', pdf('a.pdf'))
  sent[0]?.tell({ type: 'interrupted' })
  uploads.retry('residency')
  expect(sent[0]?.log).toEqual(['resume'])
  sent[0]?.tell({ type: 'refused', reason: 'too_many_requests' })
  uploads.retry('residency')
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'a.pdf'])
  expect(slot()?.upload?.state).toBe('preparing')
})

test('given up, a file is stopped; left, it is paused', async () => {
  const { uploads, sent, slot } = uploadsToNowhere()
  await uploads.choose('residency', pdf('a.pdf'))
  uploads.cancel('residency')
  expect(sent[0]?.log).toEqual(['cancel'])
  expect(slot()).toEqual({ arrived: null, upload: null })
  await uploads.choose('employment', pdf('b.pdf'))
  uploads.leave()
  expect(sent[1]?.log).toEqual(['pause'])
})

test('whoever closes the tab is asked first, while files are on their way', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  const { uploads, sent } = uploadsToNowhere()
  expect(leave()).toBe(false)
  await uploads.choose('residency', pdf('a.pdf'))
  expect(leave()).toBe(true)
  sent[0]?.tell({ type: 'arrived' })
  expect(leave()).toBe(false)
})
