import { Icon, type IconName } from '../icon.tsx'

export type CarouselWords = {
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
  readonly onToggle: () => void
}

const target = 'grid size-11 place-items-center'

/** Under a carousel on a small screen: a dot for each slide, back, pause, on. */
export function CarouselControls({ words, count, shown, stopped, onGo, onStep, onToggle }: CarouselControlsProps) {
  const button = (icon: IconName, label: string, onClick: () => void, look = '') => (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`${target} rounded-full border border-field bg-white ${look}`}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div
      role="group"
      aria-label={words.controls}
      className="mt-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 sm:hidden noscript:hidden"
    >
      <div className="flex">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={words.slide(index + 1)}
            aria-current={index === shown || undefined}
            onClick={() => onGo(index)}
            className={target}
          >
            <span
              className={`h-2.5 rounded-full transition-all ${index === shown ? 'w-6 bg-ink' : 'w-2.5 bg-field'}`}
            />
          </button>
        ))}
      </div>
      <div className="flex gap-3">
        {button('chevron-left', words.previous, () => onStep(-1))}
        {button(stopped ? 'play' : 'pause', stopped ? words.play : words.pause, onToggle, 'motion-reduce:hidden')}
        {button('chevron-right', words.next, () => onStep(1))}
      </div>
    </div>
  )
}
