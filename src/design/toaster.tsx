import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Banner } from './banner.tsx'
import { dismissToast, shownToast, subscribeToToast } from './toast.ts'
import { useLazy } from './use-lazy.ts'
import type { ToasterLabels } from './toaster-labels.ts'

const loadView = async () => (await import('./toast-view.tsx')).default
const shownForMs = 5000

/**
 * Put once near the root of the app: shows what `toast()` is given. Its script is fetched with the first message; a
 * message whose script does not arrive is shown all the same, plainly. `place`: as in the view.
 */
export function Toaster({ labels, place }: { labels: ToasterLabels; place?: string | undefined }) {
  const shown = useSyncExternalStore(subscribeToToast, shownToast, () => undefined)
  const { part: ToastView, failed } = useLazy(loadView, shown?.id ?? null)
  if (!shown) return null
  const message = () => {
    if (ToastView) return <ToastView toast={shown} labels={labels} place={place} />
    if (!failed || !shown.open) return null
    return (
      <div
        className={`fixed inset-x-0 top-0 z-50 mx-auto w-full max-w-md p-4 ${place ?? 'sm:top-auto sm:bottom-16 sm:mr-0'}`}
      >
        <Banner
          key={shown.id}
          tone={shown.tone}
          title={shown.title}
          closeLabel={labels.close}
          closeAfter={shownForMs}
          onClose={() => dismissToast(shown.id)}
          className="shadow-card"
        >
          {shown.description}
        </Banner>
      </div>
    )
  }
  return createPortal(<div data-toasts>{message()}</div>, document.body)
}
