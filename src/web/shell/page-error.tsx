import { Component, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { forgetFailedPages } from '../load-page.ts'

/** Catches a page whose code did not arrive (a dropped connection) or that failed to draw. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      forgetFailedPages()
      this.setState({ failed: false })
    }
    return <PageError onRetry={retry} />
  }
}

function PageError({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div className="container py-12">
      <StateBlock
        tone="error"
        title={text('shell.error.title')}
        description={text('shell.error.text')}
        action={<Button onClick={onRetry}>{text('shell.error.retry')}</Button>}
      />
    </div>
  )
}
