/** What the starter leaves on the window. */
export type EarlyPress = { hearPress?: (event: Event) => void; pressed?: HTMLElement; hearBack?: () => void }

const early = () => window as EarlyPress

/** From now on somebody else hears of presses: the app, or the script of a page to be read. */
export function hearNoMore(): void {
  const { hearPress } = early()
  if (hearPress) document.removeEventListener('click', hearPress)
}

/** From now on the router hears of the way back. */
export function hearBackNoMore(): void {
  const { hearBack } = early()
  if (hearBack) removeEventListener('popstate', hearBack)
}

/** The button that was pressed last before any script had come, if one was; once. */
export function takeEarlyPress(): HTMLElement | undefined {
  const { pressed } = early()
  delete early().pressed
  for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy')
  return pressed?.isConnected ? pressed : undefined
}
