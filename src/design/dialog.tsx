import { Dialog as Radix } from 'radix-ui'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useBackCloses } from './back-closes.ts'
import { Icon } from './icon.tsx'
import { besideDialogs } from './toast.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  description?: ReactNode
  children: ReactNode
  /** Stays in reach below the scrolling body; buttons name their form by `form`. */
  footer?: ReactNode
  /** Pixels. */
  maxWidth?: number
  /** What has the focus at first; without it the title. */
  focused?: RefObject<HTMLElement | null>
  /** As tall as it may be, whatever it holds: nothing in it moves when that changes. */
  isTall?: boolean
  /** Where it stands and how tall it may be, in place of {@link atFoot}. */
  place?: string
}

/** At the foot of a phone's screen, in the middle of a desk's. */
export const atFoot =
  'bottom-0 rounded-t-card max-sm:data-[state=open]:animate-slide sm:top-1/2 sm:bottom-auto sm:max-h-[90dvh] sm:-translate-y-1/2'

/** What had the focus when each dialog opened. */
const openers = new WeakMap<Element, Element>()

/** Gives the focus back to what had it; where that went with a dialog of its own, to what had it before that. */
function giveBack(opener: Element | undefined): void {
  if (!(opener instanceof HTMLElement)) return
  const around = opener.closest('[role="dialog"]')
  const isGone = !opener.isConnected || around?.getAttribute('data-state') === 'closed'
  if (!isGone) opener.focus()
  else if (around) giveBack(openers.get(around))
  else document.getElementById('content')?.focus({ preventScroll: true })
}

/** Takes all of the page but this window, and the messages above it, out of reach; answers the way to put it back. */
function makeInert(content: Element): () => void {
  const behind: HTMLElement[] = []
  let isOver = false
  // After Radix has put its guards of the focus beside the window.
  queueMicrotask(() => {
    if (isOver) return
    for (const element of document.body.children) {
      if (!(element instanceof HTMLElement) || element.inert || element === content) continue
      if (element.matches(besideDialogs)) continue
      element.inert = true
      behind.push(element)
    }
  })
  return () => {
    isOver = true
    for (const element of behind) element.inert = false
  }
}

/**
 * A modal window: what lies behind is out of reach, the focus is given back on closing, the phone's Back closes it; a sheet from
 * the bottom edge on a phone. Load it with what it contains (React.lazy): it brings 12 kB of script.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  closeLabel,
  description,
  children,
  footer,
  maxWidth = 560,
  isTall = false,
  place = atFoot,
  focused,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  // Before it is out of reach with what lies behind, which takes the focus from it.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement ?? undefined
  }, [open])
  useBackCloses(open, () => onOpenChange(false))
  useEffect(() => (open && content.current ? makeInert(content.current) : undefined), [open])
  return (
    // Modal by what is inert: the library's own way hides messages from screen readers and keeps the focus from them.
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      {/* Told where, it need not be drawn a second time, in one piece, once it has found out. */}
      <Radix.Portal container={document.body}>
        <div
          ref={overlay}
          data-state={open ? 'open' : 'closed'}
          className="fixed inset-0 z-40 animate-fade bg-ink/60 data-[state=closed]:animate-leave"
        />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          ref={content}
          aria-modal
          onInteractOutside={(event) => {
            if (event.target !== overlay.current) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            if (content.current && opener.current) openers.set(content.current, opener.current)
            // What the window is for is heard first, and no ring stands around the button that closes it.
            event.preventDefault()
            const first = focused ?? heading
            first.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveBack(opener.current)
          }}
          style={{ '--max': `${maxWidth}px` } as CSSProperties}
          className={`fixed inset-x-0 z-40 mx-auto flex max-h-[94dvh] w-full max-w-(--max) animate-rise flex-col overflow-hidden bg-white shadow-card outline-none data-[state=closed]:animate-leave sm:w-[calc(100%-3rem)] sm:rounded-card ${place} ${isTall ? 'h-dvh' : ''}`}
        >
          <header className="border-b border-line pr-2.5 pl-5 sm:pl-6">
            <div className="flex min-h-16 items-center gap-4">
              <Radix.Title
                ref={heading}
                tabIndex={-1}
                className={`text-h3 min-w-0 flex-1 outline-none ${description ? 'py-3.5' : 'py-2'}`}
              >
                {title}
              </Radix.Title>
              <Radix.Close
                aria-label={closeLabel}
                className="grid size-11 place-items-center rounded-control hover:bg-sand-2"
              >
                <Icon name="close" className="size-6" />
              </Radix.Close>
            </div>
            {description && (
              <Radix.Description className="-mt-3.5 pr-2.5 pb-2.5 text-sm text-muted">{description}</Radix.Description>
            )}
          </header>
          <div className="min-h-0 flex-1 scroll-pt-3 scroll-pb-14 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-t border-line bg-white px-5 py-3 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
