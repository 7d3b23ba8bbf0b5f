import { afterEach, expect, test, vi } from 'vitest'
import { shareLink } from './share-link.ts'

const url = 'https://site.example/financing?productId=2&down=30&months=12&country=cm'
const refuse = (name: string) => vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', name)))
const allow = () => vi.fn<() => Promise<void>>(() => Promise.resolve())

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the share sheet of the device comes first', async () => {
  const share = allow()
  vi.stubGlobal('navigator', { share })
  expect(await shareLink(url, 'Plan')).toBe('shared')
  expect(share).toHaveBeenCalledWith({ url, title: 'Plan' })
})

test('who closes the share sheet gets nothing else', async () => {
  const writeText = allow()
  vi.stubGlobal('navigator', { share: refuse('AbortError'), clipboard: { writeText } })
  expect(await shareLink(url, 'Plan')).toBe('shared')
  expect(writeText).not.toHaveBeenCalled()
})

test.each([[{}], [{ share: refuse('NotAllowedError') }]])('else the link is copied', async (rest) => {
  const writeText = allow()
  vi.stubGlobal('navigator', { ...rest, clipboard: { writeText } })
  expect(await shareLink(url, 'Plan')).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(url)
})

test.each([[{}], [{ clipboard: { writeText: refuse('NotAllowedError') } }]])(
  'where neither is to be had, it says so',
  async (rest) => {
    vi.stubGlobal('navigator', rest)
    expect(await shareLink(url, 'Plan')).toBe('refused')
  },
)
