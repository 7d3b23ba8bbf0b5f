import { cloneElement, type CSSProperties, type ReactElement, type ReactNode, useEffect, useId, useState } from 'react'
import { tooltipDelay } from './tooltip-timing.ts'

type Trigger = ReactElement<{ 'aria-describedby'?: string }>

export type TooltipProps = {
  /** A few words; what matters must also stand elsewhere, touch screens show no tooltip. */
  content: ReactNode
  /** One focusable element. */
  children: Trigger
}

let lastClosed = -Infinity

/** Words about a control, shown beside it after a rest of the pointer or on keyboard focus; Escape hides them. */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [place, setPlace] = useState<CSSProperties>()

  const hide = () => {
    setWaiting(false)
    setOpen(false)
  }

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setOpen(true), tooltipDelay(performance.now(), lastClosed))
    return () => clearTimeout(timer)
  }, [waiting])

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    addEventListener('keydown', closeOnEscape)
    addEventListener('scroll', hide, { passive: true, capture: true })
    return () => {
      lastClosed = performance.now()
      removeEventListener('keydown', closeOnEscape)
      removeEventListener('scroll', hide, { capture: true })
    }
  }, [open])

  const aim = (trigger: Element) => {
    const box = (trigger.firstElementChild ?? trigger).getBoundingClientRect()
    const middle = Math.min(Math.max(box.left + box.width / 2, 120), innerWidth - 120)
    const above = box.top > 72
    setPlace({
      inset: above ? `auto auto ${innerHeight - box.top}px ${middle}px` : `${box.bottom}px auto auto ${middle}px`,
    })
  }
  return (
    <span
      className="contents"
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return
        aim(event.currentTarget)
        setWaiting(true)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (!event.target.matches(':focus-visible')) return
        aim(event.currentTarget)
        setOpen(true)
      }}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <span
          role="tooltip"
          id={id}
          popover="manual"
          ref={(element) => element?.showPopover?.()}
          style={place}
          className="w-max max-w-60 -translate-x-1/2 animate-fade bg-transparent py-2"
        >
          <span className="block rounded-control bg-ink px-3 py-2 text-sm text-white">{content}</span>
        </span>
      )}
    </span>
  )
}
