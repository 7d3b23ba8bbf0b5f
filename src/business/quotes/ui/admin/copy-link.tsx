import { AdminIcon } from '#design/admin/admin-icon.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { quotePage } from '../../quote-address.ts'

/** Takes the link of a quote along, to be pasted into whatever one writes in; in a list, by its reference, as a picture alone. */
export function CopyLink({ quoteKey, reference }: { readonly quoteKey: string; readonly reference?: string }) {
  const text = useText()
  const label = text('admin-quotes.copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + quotePage(quoteKey))
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
