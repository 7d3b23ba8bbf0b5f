/** Where a carousel stands, and what keeps it from advancing by itself. */
export type CarouselState = {
  readonly index: number
  /** The slide that it glides to; null at rest, and while a finger moves it. */
  readonly heading: number | null
  /** The pointer rests on it, or a finger does. */
  readonly touched: boolean
  readonly focused: boolean
  /** Stopped by its button, until started by it. */
  readonly stopped: boolean
}

export type CarouselEvent =
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'scrolled'; readonly at: number }
  | { readonly type: 'touched' | 'focused'; readonly on: boolean }
  | { readonly type: 'toggled' }

export const atFirst: CarouselState = { index: 0, heading: null, touched: false, focused: false, stopped: false }

/** What becomes of a carousel. On its way to a slide it counts as there: the slides it passes are not news. */
export function moveCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'go':
      return { ...state, index: event.to, heading: event.to }
    case 'scrolled':
      if (state.heading !== null) return event.at === state.heading ? { ...state, heading: null } : state
      return event.at === state.index ? state : { ...state, index: event.at }
    case 'touched':
      return { ...state, touched: event.on, heading: event.on ? null : state.heading }
    case 'focused':
      return { ...state, focused: event.on }
    case 'toggled':
      // Started by a press, it moves although the press left the pointer and the focus on it.
      return { ...state, stopped: !state.stopped, ...(state.stopped && { touched: false, focused: false }) }
  }
}

/** True while it may advance by itself. */
export function runs({ touched, focused, stopped }: CarouselState): boolean {
  return !touched && !focused && !stopped
}

/** The slide `steps` further (negative: back), round and round. */
export function slideAfter(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count
}

/** Which of `centres` lies nearest to `middle`, in the same unit; the first of equals. */
export function nearestTo(middle: number, centres: readonly number[]): number {
  const distance = (centre: number) => Math.abs(centre - middle)
  return centres.reduce(
    (best, centre, index) => (distance(centre) < distance(centres[best] ?? centre) ? index : best),
    0,
  )
}
