/**
 * Fetches when `place` comes near the screen; a button in it that was pressed before the code was there is pressed again.
 * A fetch that fails is tried again at the next occasion. Returns the way to stop.
 */
export function fetchWhenNear(place: HTMLElement, fetchPart: () => Promise<unknown>): () => void {
  const listening = new AbortController()
  const fetched = () =>
    fetchPart().then(
      () => {
        listening.abort()
        return true
      },
      () => false,
    )
  const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetched(), { rootMargin: '200px' })
  near.observe(place)
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && place.contains(button)) void fetched().then((arrived) => arrived && button.click())
  }
  // Above the app's root, where React would stop what it can't answer yet.
  document.addEventListener('click', press, { capture: true, signal: listening.signal })
  return () => {
    near.disconnect()
    listening.abort()
  }
}
