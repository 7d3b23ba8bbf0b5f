import type { ReactNode, Ref } from 'react'

/** The foot of a long form: what sends it is in reach however far one has scrolled. */
export function FormFoot({ ref, children }: { readonly ref?: Ref<HTMLDivElement>; readonly children: ReactNode }) {
  return (
    <div
      ref={ref}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-sand px-4 py-3 empty:hidden max-sm:gap-2 max-sm:py-2 max-sm:*:px-3 max-sm:*:text-sm max-sm:[&>[type=submit]]:grow sm:mx-0 sm:px-0"
    >
      {children}
    </div>
  )
}
