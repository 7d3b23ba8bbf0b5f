import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useBackCloses } from './back-closes.ts'
import { Icon } from './icon.tsx'

export type SheetProps = {
  open: boolean
  onClose: () => void
  /** Names the sheet; shown at its top unless `header` stands there. */
  label: string
  closeLabel: string
  header?: ReactNode
  children: ReactNode
}

/**
 * A panel from the right edge over everything else, on the platform's own modal: focus kept inside and given back,
 * Escape and a tap beside it close it, and no script has to arrive before it opens.
 */
export function Sheet({ open, onClose, label, closeLabel, header, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useBackCloses(open, onClose)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === dialog.current) close()
    }
    const element = dialog.current
    element?.addEventListener('click', closeFromBackdrop)
    return () => element?.removeEventListener('click', closeFromBackdrop)
  }, [])
  return (
    <dialog ref={dialog} aria-label={label} onClose={onClose} className="sheet no-print">
      {open && (
        <div className="flex min-h-full flex-col">
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
            {header ?? <p className="text-h3 font-display font-semibold">{label}</p>}
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="grid size-11 place-items-center rounded-control hover:bg-sand-2"
            >
              <Icon name="close" className="size-6" />
            </button>
          </div>
          <div className="flex flex-1 flex-col p-5">{children}</div>
        </div>
      )}
    </dialog>
  )
}
