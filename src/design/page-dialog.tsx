import { useId } from 'react'
import type { DialogProps } from './dialog.tsx'
import { Icon } from './icon.tsx'

/** A window that stands in the page as long as it is rendered: it lies over nothing and takes no focus. */
export function PageDialog({ onOpenChange, title, closeLabel, children, footer }: DialogProps) {
  const heading = useId()
  return (
    <div
      role="dialog"
      aria-labelledby={heading}
      className="overflow-hidden rounded-card border border-line bg-white shadow-card"
    >
      <header className="flex min-h-16 items-center gap-4 border-b border-line py-2 pr-2.5 pl-4 sm:pl-6">
        <h2 id={heading} tabIndex={-1} className="text-h3 min-w-0 flex-1 outline-none">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => onOpenChange(false)}
          className="grid size-11 place-items-center rounded-control hover:bg-sand-2"
        >
          <Icon name="close" className="size-6" />
        </button>
      </header>
      <div className="px-4 py-5 sm:px-6">{children}</div>
      <footer className="border-t border-line px-4 py-3 sm:px-6">{footer}</footer>
    </div>
  )
}
