import { useState, type ReactNode, useCallback, type ComponentType } from 'react'
import { Banner } from '#design/banner.tsx'
import { Spinner } from '#design/spinner.tsx'
import { useText } from '#i18n/text-context.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useLazy } from '#design/use-lazy.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'

type LazyComponent<Props> = {
  /** A module of its own whose default export is the component. The same function each time. */
  readonly load: () => Promise<{ default: ComponentType<Props> }>
  /** The words that it speaks beside those of the page. The same list each time. */
  readonly contexts?: readonly MessageContext[]
}

const none: readonly MessageContext[] = []

/** A component whose code and words are fetched with the first wish for it; see {@link useLazy}. */
export function useLazyComponent<Props>(
  { load, contexts = none }: LazyComponent<Props>,
  wish: number | null,
  onFailed?: () => void,
) {
  const { language } = useText()
  const loadWithWords = useCallback(async () => {
    const [module] = await Promise.all([load(), loadMessages(language, contexts)])
    return module.default
  }, [load, contexts, language])
  return useLazy(loadWithWords, wish, onFailed)
}

/** What was asked for did not arrive: what to do. */
export function LoadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const text = useText()
  return (
    <StateBlock
      tone="error"
      title={title}
      description={text('shell.error.text')}
      action={<Button onClick={onRetry}>{text('shell.error.retry')}</Button>}
    />
  )
}

type LazyPartProps<Props> = LazyComponent<Props> & { props: Props; waiting: ReactNode }

/** A part of a page whose code and words are fetched when it is rendered; should they not arrive, it says so in its place. */
export function LazyPart<Props extends object>({ props, waiting, ...lazy }: LazyPartProps<Props>) {
  const text = useText()
  const [attempt, setAttempt] = useState(1)
  const { part: Part, failed } = useLazyComponent(lazy, attempt)
  if (Part) {
    return <Part {...props} />
  }
  if (!failed) return waiting
  return <LoadFailure title={text('shell.part.failed')} onRetry={() => setAttempt(attempt + 1)} />
}

type DialogState = { open: boolean; onClose: () => void }

type LazyDialogProps<Props> = LazyComponent<Props & DialogState> & {
  /** What it shows; null while it is not wanted. */
  props: Props | null
  /** Also called when the code or the words did not arrive; the visitor has been told. */
  onClose: () => void
}

/**
 * A dialog whose code and words are fetched when it is first wanted, over a network that may be slow, or gone. Closed, it
 * stays with what it showed last, so that it can leave gracefully.
 */
export function LazyDialog<Props extends object>({ props, onClose, ...lazy }: LazyDialogProps<Props>) {
  const text = useText()
  const [kept, setKept] = useState(props)
  if (props && props !== kept) setKept(props)
  const open = props !== null
  const { part: Dialog, failed, forgive } = useLazyComponent(lazy, open ? 1 : null, onClose)

  if (Dialog && kept) {
    return <Dialog {...kept} open={open} onClose={onClose} />
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
