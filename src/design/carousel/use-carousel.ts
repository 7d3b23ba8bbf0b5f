import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { atFirst, moveCarousel, nearestTo, runs, slideAfter } from './carousel-state.ts'

const centreOf = (slide: Element) => (slide instanceof HTMLElement ? slide.offsetLeft + slide.offsetWidth / 2 : 0)
const scrolls = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A row of `count` slides in a scroller, which advances every `intervalMs` while it is in sight, scrolls at all and
 * nothing holds it. The scroller must be the offset parent of its slides.
 */
export function useCarousel(count: number, intervalMs: number) {
  const track = useRef<HTMLUListElement>(null)
  const [state, send] = useReducer(moveCarousel, atFirst)
  const inSight = useTrack(track)
  const { index } = state

  const go = useCallback((to: number) => {
    const slide = track.current?.children[to]
    if (!track.current || !slide) return
    send({ type: 'go', to })
    track.current.scrollTo({ left: centreOf(slide) - track.current.clientWidth / 2 })
  }, [])

  const running = runs(state) && inSight
  useEffect(() => {
    if (!running || wantsStillness()) return
    const advance = () => track.current && scrolls(track.current) && go(slideAfter(index, 1, count))
    const timer = setInterval(advance, intervalMs)
    return () => clearInterval(timer)
  }, [running, index, count, intervalMs, go])

  const follow = useCallback(() => {
    if (!track.current) return
    const middle = track.current.scrollLeft + track.current.clientWidth / 2
    send({ type: 'scrolled', at: nearestTo(middle, [...track.current.children].map(centreOf)) })
  }, [])
  // It may have been moved before the script arrived.
  useEffect(follow, [follow])

  return { track, state, send, onScroll: follow, go, step: (by: number) => go(slideAfter(index, by, count)) }
}

/** Keeps the track out of the keyboard's way where nothing scrolls; answers whether enough of it is on the screen. */
function useTrack(track: { readonly current: HTMLElement | null }): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const resized = new ResizeObserver(() => {
      if (scrolls(element)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    const seen = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), { threshold: 0.5 })
    resized.observe(element)
    seen.observe(element)
    return () => {
      resized.disconnect()
      seen.disconnect()
    }
  }, [track])
  return inSight
}
