import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { Banner } from '#design/banner.tsx'
import { Spinner } from '#design/spinner.tsx'
import { loadMessages } from '#i18n/load-messages.ts'
import { useText } from '#i18n/text-context.tsx'
import { WithMessages } from '#i18n/with-messages.tsx'

const contexts = ['leads', 'problems'] as const

type LateDialogProps<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  wanted: boolean
  /** The code or the words did not arrive; the visitor has been told. */
  onFailed: () => void
  props: Props
}

/** A dialog whose code and words are fetched when it is first wanted, over a network that may be slow, or gone. */
export function LateDialog<Props extends object>({ load, wanted, onFailed, props }: LateDialogProps<Props>) {
  const text = useText()
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  const { language } = text
  const show = useEffectEvent((dialog: ComponentType<Props>) => {
    setFailed(false)
    setDialog(() => dialog)
  })
  const giveUp = useEffectEvent(() => {
    setFailed(true)
    onFailed()
  })
  useEffect(() => {
    if (!wanted) return
    let left = false
    void Promise.all([load(), loadMessages(language, contexts)]).then(
      ([{ default: dialog }]) => left || show(dialog),
      () => left || giveUp(),
    )
    return () => {
      left = true
    }
  }, [wanted, load, language])

  if (Dialog) {
    return (
      <WithMessages contexts={contexts}>
        <Dialog {...props} />
      </WithMessages>
    )
  }
  if (wanted) {
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
          onClose={() => setFailed(false)}
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
