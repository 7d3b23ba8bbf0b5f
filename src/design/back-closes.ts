import { useEffectEvent, useLayoutEffect } from 'react'

/** What an entry of the history holds: the router's, its place among its entries, and how many windows stood open there. */
type Entry = { readonly idx?: number; readonly windows?: number }

/** How to close each window that is open, the topmost last. */
const open: (() => void)[] = []
/** Where the router is. */
let here: { readonly entry: Entry; readonly address: string }
let isLeaving = false
let push: History['pushState']
let replace: History['replaceState']

const depth = () => (history.state as Entry | null)?.windows ?? 0

function note(): void {
  const { windows: _, ...entry } = (history.state ?? {}) as Entry
  here = { entry, address: location.href }
}

function enter(): void {
  while (depth() < open.length) push({ ...here.entry, windows: depth() + 1 }, '')
}

/** Goes back over entries whose windows are closed. */
function leave(): void {
  const over = depth() - open.length
  if (over <= 0 || isLeaving) return
  isLeaving = true
  history.go(-over)
}

function pop(event: PopStateEvent): void {
  const entry = event.state as Entry | null
  if (entry?.idx !== undefined && entry.idx === here.entry.idx) {
    // Between entries of one page nothing is the router's to do, and what it wrote into the address stays.
    event.stopImmediatePropagation()
    replace(depth() > 0 ? { ...here.entry, windows: depth() } : here.entry, '', here.address)
  } else note()
  const isOwn = isLeaving
  isLeaving = false
  // A step of our own closes nothing that opened meanwhile, and what did has its entry before anybody goes back again.
  if (isOwn) settle()
  else {
    for (const close of open.slice(depth()).toReversed()) close()
    // A window may ask before it closes, and stay.
    setTimeout(settle)
  }
}

const settle = () => (open.length > depth() ? enter() : leave())

function listen(): void {
  push = history.pushState.bind(history)
  replace = history.replaceState.bind(history)
  // A page that is gone to from a window takes its place: nobody comes back to a window.
  history.pushState = (...next) => {
    if (depth() > 0) replace(...next)
    else push(...next)
    note()
  }
  history.replaceState = (state: Entry | null, ...next) => {
    replace(depth() > 0 ? { ...state, windows: depth() } : state, ...next)
    note()
  }
  note()
  addEventListener('popstate', pop, { capture: true })
  // A reload forgets what was open, the history does not.
  leave()
}
if (typeof window !== 'undefined') listen()

/**
 * While `isOpen`, going back in the history calls `close` and does nothing else, as on a phone's own screens: a window that opens
 * is an entry of its own in the history, which goes with it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  // At once: after a paint, what has closed would still count, and take an entry for itself that the next step back meets.
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeThis = () => onBack()
    open.push(closeThis)
    return () => {
      open.splice(open.indexOf(closeThis), 1)
      // Another window may open in its place.
      setTimeout(leave)
    }
  }, [isOpen])
  // Each time: what is chosen in it may have moved the page on.
  useLayoutEffect(enter)
}
