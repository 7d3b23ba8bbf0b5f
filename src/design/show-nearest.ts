/** Scrolls an element into sight, and no further, once it is there: a `ref`. */
export const showNearest = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })
