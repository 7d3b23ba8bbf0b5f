import { Component, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { forgetAdminPages } from './load-admin-page.ts'

/** Catches a screen whose code did not arrive, or that failed to draw. */
export class AdminErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      forgetAdminPages()
      this.setState({ failed: false })
    }
    return <Failure onRetry={retry} />
  }
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <StateBlock
      tone="error"
      title={text('shell.error.title')}
      description={text('shell.error.text')}
      action={<Button onClick={onRetry}>{text('shell.error.retry')}</Button>}
    />
  )
}
