import type { ReactNode } from 'react'
import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { openExpertDialog, type ExpertDialogTitle } from '#business/leads/ui/expert-dialog-state.ts'

type ExpertButtonProps = {
  title?: ExpertDialogTitle
  /** Where the visitor lives, as far as they have said so. */
  place?: string | undefined
  children: ReactNode
}

/** Opens the expert dialog; without script it is a link to the contact page. */
export function ExpertButton({ title, place, children }: ExpertButtonProps) {
  return (
    <>
      <Button
        size="lg"
        tone="secondary"
        onClick={() => openExpertDialog(title, undefined, undefined, place)}
        className="noscript:hidden"
      >
        {children}
      </Button>
      <span className="hidden noscript:contents">
        <Button asChild size="lg" tone="secondary">
          <Link to="/contact">{children}</Link>
        </Button>
      </span>
    </>
  )
}
