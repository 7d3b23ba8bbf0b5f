import { useEffect, useEffectEvent } from 'react'

/** What a key does. */
export type TriageKeys = Readonly<Record<string, () => void>>

/** Whether a key is typed into something, or something stands above the screen. */
function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return true
  return target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], dialog') !== null
}

/** Does what single keys say, while nobody types and no window is open. */
export function useTriageKeys(keys: TriageKeys, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = isTaken(event) ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
