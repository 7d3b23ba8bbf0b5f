import { Toast } from 'radix-ui'
import { Icon } from './icon.tsx'
import { dismissToast, type ShownToast } from './toast.ts'
import type { ToasterLabels } from './toaster-labels.ts'
import { wholeReferences } from './whole-references.tsx'

const looks = {
  success: { icon: 'check-circle', disc: 'bg-leaf-soft text-leaf' },
  error: { icon: 'alert', disc: 'bg-clay-soft text-clay' },
  info: { icon: 'info', disc: 'bg-sun-soft text-ink' },
} as const

type ToastViewProps = {
  readonly toast: ShownToast
  readonly labels: ToasterLabels
  /** Where it stands on a desk, and as a small one, in place of the corner at the right. */
  readonly place?: string | undefined
}

/** The message on screen: 5 s unless hovered or focused, swiped away to the right, F8 moves focus to it. */
export default function ToastView({ toast, labels, place }: ToastViewProps) {
  const look = looks[toast.tone ?? 'success']
  return (
    // Anew for each message: a provider whose message was closed under the pointer would hold the next one for ever.
    <Toast.Provider key={toast.id} label={labels.message} duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Toast.Root
        open={toast.open}
        onOpenChange={(open) => open || dismissToast(toast.id)}
        type="foreground"
        className="pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-card border border-line bg-white py-2 pr-1.5 pl-3 shadow-card data-[state=closed]:animate-leave data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
      >
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${look.disc} ${place ? 'lg:mt-2.5 lg:size-6' : ''}`}
        >
          <Icon name={look.icon} className="size-6" />
        </span>
        <div className="min-w-0 flex-1 py-1.5">
          <Toast.Title className="font-semibold leading-snug">{wholeReferences(toast.title)}</Toast.Title>
          {toast.description && (
            <Toast.Description className="mt-0.5 text-sm text-muted">
              {wholeReferences(toast.description)}
            </Toast.Description>
          )}
        </div>
        {toast.action && (
          <Toast.Action
            altText={toast.action.words}
            onClick={toast.action.press}
            className="min-h-11 shrink-0 rounded-control px-2 font-semibold underline hover:bg-sand-2"
          >
            {toast.action.words}
          </Toast.Action>
        )}
        <Toast.Close
          aria-label={labels.close}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sand-2"
        >
          <Icon name="close" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        label={labels.area}
        hotkey={['F8']}
        className={`fixed inset-x-0 top-0 z-50 m-0 mx-auto flex w-full max-w-md list-none p-4 outline-none print:hidden ${place ?? 'sm:top-auto sm:bottom-16 sm:mr-0'}`}
      />
    </Toast.Provider>
  )
}
