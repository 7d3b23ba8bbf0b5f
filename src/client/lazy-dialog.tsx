import { useState, type ReactNode } from 'react'
import { Banner } from '#design/banner.tsx'
import { Spinner } from '#design/spinner.tsx'
import { useText } from '#i18n/text-context.tsx'
import { WithMessages } from '#i18n/with-messages.tsx'
import { useLazyComponent, type LazyComponent } from './use-lazy-component.ts'

type DialogState = { open: boolean; onClose: () => void }

type LateDialogProps<Props> = LazyComponent<Props & DialogState> & {
  /** What it shows; null while it is not wanted. */
  props: Props | null
  /** Also called when the code or the words did not arrive; the visitor has been told. */
  onClose: () => void
}

/**
 * A dialog whose code and words are fetched when it is first wanted, over a network that may be slow, or gone. Closed, it
 * stays with what it showed last, so that it can leave gracefully.
 */
export function LazyDialog<Props extends object>({ props, onClose, ...late }: LateDialogProps<Props>) {
  const text = useText()
  const [kept, setKept] = useState(props)
  if (props && props !== kept) setKept(props)
  const open = props !== null
  const { part: Dialog, failed, forgive } = useLazyComponent(late, open ? 1 : null, onClose)

  if (Dialog && kept) {
    return (
      <WithMessages>
        <Dialog {...kept} open={open} onClose={onClose} />
      </WithMessages>
    )
  }
  if (open) {
    return (
      <Notice>
        <p role="status" className="flex w-fit items-center gap-3 rounded-card bg-ink px-4 py-3 text-white shadow-card">
          <Spinner /> {text('shell.loading')}
        </p>
      </Notice>
    )
  }
  return (
    failed && (
      <Notice>
        <Banner
          tone="error"
          title={text('shell.dialog.failed')}
          closeLabel={text('shell.dialog.close')}
          onClose={forgive}
          className="shadow-card"
        >
          {text('shell.error.text')}
        </Banner>
      </Notice>
    )
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="fixed inset-x-0 top-3 z-40 mx-auto grid max-w-md justify-items-center px-4">{children}</div>
}
