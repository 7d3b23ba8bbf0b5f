import type { PointerEvent, ReactNode } from 'react'
import { CarouselControls, type CarouselWords } from './carousel-controls.tsx'
import { useCarousel } from './use-carousel.ts'

type CarouselProps = {
  readonly words: CarouselWords & { readonly label: string }
  readonly intervalMs: number
  /** The grid's columns on wider screens: `sm:grid-cols-2`. */
  readonly columns: string
  /** Each with a key. */
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
}

/**
 * Cards in a row that advances by itself and loops on a small screen, in a grid on a wider one. Without script the row
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
      <CarouselControls
        words={words}
        count={slides.length}
        shown={state.index}
        stopped={state.stopped}
        onGo={go}
        onStep={step}
        onToggle={() => send({ type: 'toggled' })}
      />
    </div>
  )
}
