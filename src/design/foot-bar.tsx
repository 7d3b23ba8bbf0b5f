import type { ReactNode } from 'react'

/** The way on from what was chosen, at the foot of the screen: across a phone, where it ends the page, a card that rises on a desk. */
export function FootBar({ onPhoneOnly = false, children }: { onPhoneOnly?: boolean; children: ReactNode }) {
  return (
    <div
      role="status"
      className={`${onPhoneOnly ? 'sm:hidden' : 'animate-rise'} bottom-bar sticky bottom-0 z-10 mt-6 max-sm:-mb-20 flex items-center gap-2 border-t border-line bg-white py-2.5 max-sm:-mx-4 max-sm:px-4 sm:bottom-3 sm:mx-auto sm:w-fit sm:rounded-card sm:border sm:px-4 sm:shadow-card noscript:hidden print:hidden`}
    >
      {children}
    </div>
  )
}
