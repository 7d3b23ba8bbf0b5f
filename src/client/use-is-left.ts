import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has gone past the top of the screen: a bar that says it again stays away until then. */
export function useIsLeft(element: RefObject<Element | null>): boolean {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    // All that lies below the screen counts as on it: a jump from there past the element is told too.
    const seen = new IntersectionObserver(([entry]) => entry && setLeft(entry.boundingClientRect.bottom < 0), {
      rootMargin: '0px 0px 1000000px',
    })
    if (element.current) seen.observe(element.current)
    return () => seen.disconnect()
  }, [element])
  return isLeft
}
