/** Gives what has just appeared the focus: what was pressed is gone. Stands in the place of a ref. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
