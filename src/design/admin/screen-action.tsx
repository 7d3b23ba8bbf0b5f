import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const placeId = 'screen-action'

/**
 * Where the primary action of a screen stands, whatever the screen: at the end of its heading on a desk, at the foot of the
 * window on a phone, in reach of a thumb. A screen puts its own there by {@link ScreenAction}.
 */
export function ScreenActionPlace({ children }: { readonly children?: ReactNode }) {
  return (
    <div
      id={placeId}
      data-screen-action
      className="flex flex-wrap gap-2 empty:hidden max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-sand max-sm:px-4 max-sm:py-2 max-sm:*:grow print:hidden"
    >
      {children}
    </div>
  )
}

/** What one comes to a screen to do: one button or link, in the place that all screens have for it. */
export function ScreenAction({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(placeId)), [])
  return place && createPortal(children, place)
}
