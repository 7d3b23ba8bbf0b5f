import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { LeadWorkProps } from './lead-work-props.ts'

/** The states that may follow, each a button. */
export function LeadStatusButtons({ lead, change, isPending }: LeadWorkProps) {
  const text = useText()
  const [first] = lead.allowedStatuses
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="mb-2 text-sm font-semibold">{text('admin-leads.status.change')}</legend>
      {lead.allowedStatuses.map((status) => (
        <Button
          key={status}
          {...(status === first && { id: 'lead-status' })}
          tone={status === first ? 'primary' : 'secondary'}
          size="sm"
          disabled={isPending}
          onClick={() => change({ status })}
        >
          {text(`admin-leads.become.${status}`)}
        </Button>
      ))}
    </fieldset>
  )
}
