import { expect, test, vi } from 'vitest'

// Its own copy: whatever ran before may have said something.
vi.resetModules()
const { dismissToast, shownToast, subscribeToToast, toast } = await import('./toast.ts')

test('one at a time: the newest takes the place of the one before', () => {
  expect(shownToast()).toBeUndefined()
  toast({ title: 'First' })
  const first = shownToast()
  toast({ title: 'Second', tone: 'error' })
  expect(shownToast()).toMatchObject({ title: 'Second', tone: 'error', open: true })
  dismissToast(first?.id)
  expect(shownToast()).toMatchObject({ title: 'Second', open: true })
  dismissToast()
  expect(shownToast()).toMatchObject({ title: 'Second', open: false })
})

test('listeners hear of every change until they stop', () => {
  let heard = 0
  const stop = subscribeToToast(() => (heard += 1))
  toast({ title: 'News' })
  dismissToast()
  stop()
  toast({ title: 'More' })
  expect(heard).toBe(2)
})
