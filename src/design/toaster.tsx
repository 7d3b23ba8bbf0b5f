import { lazy, Suspense, useSyncExternalStore } from 'react'
import { shownToast, subscribeToToast } from './toast.ts'

export type ToasterLabels = {
  /** Names one message for screen readers ("Notification"). */
  message: string
  /** Names the area; `{hotkey}` is replaced by its key ("Notifications ({hotkey})"). */
  area: string
  close: string
}

const ToastView = lazy(() => import('./toast-view.tsx'))

/** Put once near the root of the app: shows what `toast()` is given. Its script is fetched with the first message. */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const shown = useSyncExternalStore(subscribeToToast, shownToast, () => undefined)
  if (!shown) return null
  return (
    <Suspense>
      <ToastView toast={shown} labels={labels} />
    </Suspense>
  )
}
