import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ApplianceUsage } from '#business/energy/audit-request.ts'
import { auditState } from '#business/energy/ui/audit-store.ts'
import { fillDraft } from '#business/energy/ui/fill-draft.ts'
import type { Quote } from '#business/quotes/quote.ts'
import { quoteQuery } from '#business/quotes/ui/quote-query.ts'
import { isRefusal } from '#client/api-error.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { quoteDays } from '#kernel/retention.ts'

/** Field by field: what the server stores comes back in an order of its own. */
function isSameLine(one: ApplianceUsage, other: ApplianceUsage | undefined): boolean {
  const names = ['applianceId', 'quantity', 'hoursDay', 'hoursNight', 'isEssential'] as const
  return names.every((name) => one[name] === other?.[name])
}

/** How many appliances the visitor's own list has that the quote's would take the place of. */
function linesAtStake({ request: { clientType, applianceUsage } }: Quote): number {
  const own = auditState().draft.lines[clientType]
  const isSame =
    own.length === applianceUsage.length && own.every((line, index) => isSameLine(line, applianceUsage[index]))
  return isSame ? 0 : own.length
}

/** Reopens the audit of the quote that the address names in the form below; asks first where that would take the place of another list. */
export default function ReopenedAudit() {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { country, setCountry } = useVisitor()
  const { data: quote, error, refetch } = useQuery(quoteQuery(search.get('quote')?.toLowerCase() ?? ''))
  const [isAsked, setAsked] = useState(false)

  const leave = (to: string) => void navigate({ search: to }, { replace: true })
  const open = (from: Quote) => {
    fillDraft(from.request, from.country)
    if (from.country !== country) setCountry(from.country)
    toast({ tone: 'info', title: text('quote.reopen.done', { reference: from.reference }) })
    leave(`?type=${from.request.clientType}`)
  }
  const arrive = useEffectEvent((from: Quote) => (linesAtStake(from) > 0 ? setAsked(true) : open(from)))
  useEffect(() => {
    if (quote) arrive(quote)
  }, [quote])

  const banner =
    quote && isAsked ? (
      <Banner tone="info" title={text('quote.reopen.title', { reference: quote.reference })}>
        <p>{text('quote.reopen.text', { count: linesAtStake(quote) })}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" onClick={() => open(quote)}>
            {text('quote.reopen.yes')}
          </Button>
          <Button size="sm" tone="secondary" onClick={() => leave('')}>
            {text('quote.reopen.no')}
          </Button>
        </div>
      </Banner>
    ) : isRefusal(error) ? (
      <Banner tone="info" title={text('quote.missing.title')}>
        {text('quote.missing.text', { days: quoteDays })}
      </Banner>
    ) : error ? (
      <Banner tone="error" title={text('quote.failed')}>
        <Button size="sm" tone="secondary" icon="refresh" onClick={() => void refetch()}>
          {text('quote.financed.retry')}
        </Button>
      </Banner>
    ) : null
  return banner && <div className="container pt-6">{banner}</div>
}
