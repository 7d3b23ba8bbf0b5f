import { useState, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { WithMessages } from '#i18n/with-messages.tsx'
import { useLazyComponent, type LazyComponent } from './use-lazy-component.ts'

type LatePartProps<Props> = LazyComponent<Props> & { props: Props; waiting: ReactNode }

/** A part of a page whose code and words are fetched when it is drawn; should they not arrive, it says so in its place. */
export function LazyPart<Props extends object>({ props, waiting, ...late }: LatePartProps<Props>) {
  const text = useText()
  const [attempt, setAttempt] = useState(1)
  const { part: Part, failed } = useLazyComponent(late, attempt)
  if (Part) {
    return (
      <WithMessages>
        <Part {...props} />
      </WithMessages>
    )
  }
  if (!failed) return waiting
  return (
    <StateBlock
      tone="error"
      title={text('shell.part.failed')}
      description={text('shell.error.text')}
      action={<Button onClick={() => setAttempt(attempt + 1)}>{text('shell.error.retry')}</Button>}
    />
  )
}
