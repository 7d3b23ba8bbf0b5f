import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has gone past the top of the screen: a bar that says it again stays away until then. */
export function useIsLeft(element: RefObject<Element | null>): boolean {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => entry && setLeft(entry.boundingClientRect.bottom < 0))
    if (element.current) seen.observe(element.current)
    return () => seen.disconnect()
  }, [element])
  return isLeft
}
