import { AdminIcon } from '#design/admin/admin-icon.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Quote } from '../../quote.ts'
import { forItsReader, quotePage } from '../../quote-address.ts'

type CopyLinkProps = {
  readonly quote: Pick<Quote, 'key' | 'language' | 'country'>
  readonly reference?: string
}

/** Takes the link of a quote along, to be pasted into whatever one writes in; in a list, by its reference, as a picture alone. */
export function CopyLink({ quote, reference }: CopyLinkProps) {
  const text = useText()
  const label = text('admin-quotes.copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + quotePage(quote.key) + forItsReader(quote))
      toast({ title: text('admin-quotes.copied') })
    } catch {
      toast({ tone: 'error', title: text('shell.error.title') })
    }
  }
  return (
    <Button
      tone="secondary"
      size="sm"
      {...(reference && { 'aria-label': `${label} (${reference})`, title: label })}
      onClick={() => void copy()}
    >
      <AdminIcon name="link" className="size-5" />
      {reference ? <span className="sr-only">{label}</span> : label}
    </Button>
  )
}
