import type { ReactNode } from 'react'
import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { openExpertDialog, type ExpertDialogTitle } from '#business/leads/ui/expert-dialog-state.ts'

/** Opens the expert dialog; without script it is a link to the contact page. */
export function ExpertButton({ title, children }: { title?: ExpertDialogTitle; children: ReactNode }) {
  return (
    <>
      <Button size="lg" tone="secondary" onClick={() => openExpertDialog(title)} className="noscript:hidden">
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
