import { type PointerEvent, type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import { atFirst, moveCarousel, nearestTo, runs, slideAfter } from './carousel-state.ts'

type CarouselProps = {
  readonly words: CarouselWords & { readonly label: string }
  /** Without it nothing moves by itself. */
  readonly intervalMs?: number
  /** The grid's columns on wider screens: `sm:grid-cols-2`. */
  readonly columns: string
  /** Each with a key. */
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
}

/**
 * Cards in a row that can advance by itself and loops on a small screen, in a grid on a wider one. Without script the row
 * scrolls by hand; it never moves by itself for those who ask for reduced motion.
 */
export function Carousel({ words, intervalMs, columns, slides }: CarouselProps) {
  const { track, state, send, onScroll, go, step } = useCarousel(slides.length, intervalMs)
  const touched = (on: boolean) => () => send({ type: 'touched', on })
  const pointed = (on: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && send({ type: 'touched', on })
  return (
    <div
      onPointerEnter={pointed(true)}
      onPointerLeave={pointed(false)}
      onFocus={() => send({ type: 'focused', on: true })}
      onBlur={() => send({ type: 'focused', on: false })}
    >
      <ul
        ref={track}
        aria-label={words.label}
        // A row that scrolls is reached by the keyboard; the script takes this away where nothing overflows.
        tabIndex={0}
        onScroll={onScroll}
        onTouchStart={touched(true)}
        onTouchEnd={touched(false)}
        onTouchCancel={touched(false)}
        className={`relative -mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-smooth px-4 pb-3 [scrollbar-width:none] noscript:[scrollbar-width:auto] sm:mx-0 sm:grid sm:gap-6 sm:overflow-visible sm:px-0 sm:pb-0 ${columns}`}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className="w-[88%] shrink-0 snap-center sm:w-auto">
            {content}
          </li>
        ))}
      </ul>
      {/* Few that stand still are reached by hand and keyboard. */}
      {(intervalMs || slides.length > 3) && (
        <CarouselControls
          words={words}
          count={slides.length}
          shown={state.index}
          stopped={state.stopped}
          onGo={go}
          onStep={step}
          onToggle={intervalMs ? () => send({ type: 'toggled' }) : undefined}
        />
      )}
    </div>
  )
}

type CarouselWords = {
  /** What the buttons are for, as a group. */
  readonly controls: string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** Of a dot; `number` from 1. */
  readonly slide: (number: number) => string
}

type CarouselControlsProps = {
  readonly words: CarouselWords
  readonly count: number
  readonly shown: number
  readonly stopped: boolean
  readonly onGo: (index: number) => void
  readonly onStep: (by: number) => void
  readonly onToggle: (() => void) | undefined
}

const target = 'grid h-11 place-items-center'

/** Under a carousel on a small screen: a dot for each slide, back, pause, on. */
function CarouselControls({ words, count, shown, stopped, onGo, onStep, onToggle }: CarouselControlsProps) {
  const button = (icon: IconName, label: string, onClick: () => void, look = '') => (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`${target} w-11 rounded-full border border-field bg-white ${look}`}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div
      role="group"
      aria-label={words.controls}
      className="mt-3 flex flex-wrap items-center justify-center gap-x-2 gap-y-2 sm:hidden noscript:hidden"
    >
      <div className="flex flex-wrap">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={words.slide(index + 1)}
            aria-current={index === shown || undefined}
            onClick={() => onGo(index)}
            className={`${target} w-7`}
          >
            <span
              className={`h-2.5 rounded-full transition-all ${index === shown ? 'w-6 bg-ink' : 'w-2.5 bg-field'}`}
            />
          </button>
        ))}
      </div>
      <div className="flex gap-1.5">
        {button('chevron-left', words.previous, () => onStep(-1))}
        {onToggle &&
          button(stopped ? 'play' : 'pause', stopped ? words.play : words.pause, onToggle, 'motion-reduce:hidden')}
        {button('chevron-right', words.next, () => onStep(1))}
      </div>
    </div>
  )
}

const centreOf = (slide: Element) => (slide instanceof HTMLElement ? slide.offsetLeft + slide.offsetWidth / 2 : 0)
const scrolls = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A row of `count` slides in a scroller, which advances every `intervalMs` while it is in sight, scrolls at all and
 * nothing holds it. The scroller must be the offset parent of its slides.
 */
function useCarousel(count: number, intervalMs: number | undefined) {
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
    if (!running || !intervalMs || wantsStillness()) return
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
