import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has gone past the top of the screen: a bar that says it again stays away until then. `isAwaited`: also while it is still below. */
export function useIsLeft(element: RefObject<Element | null>, isAwaited = false): boolean {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => entry && setLeft(isAwaited ? !entry.isIntersecting : entry.boundingClientRect.bottom < 0),
      // The bar covers the foot of the screen; or all that lies below the screen counts as on it: a jump from there past the element is told too.
      { rootMargin: isAwaited ? '0px 0px -72px' : '0px 0px 1000000px' },
    )
    if (element.current) seen.observe(element.current)
    return () => seen.disconnect()
  }, [element, isAwaited])
  return isLeft
}
