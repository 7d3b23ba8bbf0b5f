import type { EarlyPress } from './late-scripts.ts'

/** The button that was pressed last before any script had come, if one was. From now on others hear of presses. */
export function takeEarlyPress(): HTMLElement | undefined {
  const early = window as EarlyPress
  const { hearPress, pressed } = early
  if (hearPress) document.removeEventListener('click', hearPress)
  delete early.pressed
  for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy')
  return pressed?.isConnected ? pressed : undefined
}
