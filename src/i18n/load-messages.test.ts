import { expect, test, vi } from 'vitest'
import { loadedText, loadMessages } from './load-messages.ts'

test('a text that was given out before its words came speaks them', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const text = loadedText('fr')
  await loadMessages('fr', ['download'])
  expect(text('download.title')).not.toBe('download.title')
  expect(loadedText('fr')).toBe(text)
  expect(warn).not.toHaveBeenCalled()
})
