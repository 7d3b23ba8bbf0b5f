type Ask = (go: () => void) => void

/** The place of an entry in the router's history. */
function indexOf(state: unknown): number {
  const index = (state as { idx?: unknown } | null)?.idx
  return typeof index === 'number' ? index : 0
}

/** The address of the back office that a click leads to in this window; null for any other click. */
function linkOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link || link.target || link.origin !== location.origin) return null
  return link.pathname.startsWith('/admin') ? link.pathname + link.search + link.hash : null
}

let onPopState: ((event: PopStateEvent) => void) | null = null

/** To be called before the router starts: of the listeners to the back button, the first decides whether others hear it. */
export function watchBackButton(): void {
  addEventListener('popstate', (event) => onPopState?.(event))
}

/** Undoes a step in the history, and asks whether to take it after all. */
function heldSteps(ask: Ask): (event: PopStateEvent) => void {
  const here = indexOf(history.state)
  let isReturning = false
  return (event) => {
    event.stopImmediatePropagation()
    const way = indexOf(event.state) - here
    if (isReturning || way === 0) {
      isReturning = false
      return
    }
    isReturning = true
    history.go(-way)
    ask(() => {
      onPopState = null
      history.go(way)
    })
  }
}

/**
 * Holds whatever would leave the screen: a link of the back office and the back button ask first, closing the window makes
 * the browser ask. Answers the way to stop.
 */
export function holdLeaving(ask: Ask, navigate: (path: string) => void): () => void {
  const held = new AbortController()
  const { signal } = held
  const steps = heldSteps(ask)
  onPopState = steps
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
  document.addEventListener(
    'click',
    (event) => {
      const path = linkOf(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => navigate(path))
    },
    { capture: true, signal },
  )
  return () => {
    held.abort()
    if (onPopState === steps) onPopState = null
  }
}
