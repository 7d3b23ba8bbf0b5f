import { useState } from 'react'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { trackOf, type LeadKind } from '../../lead.ts'
import { becomeKey, leadStatuses, type LeadStatus } from '../../lead-status.ts'
import { firstAction } from './first-action.ts'
import { LeadPart } from './lead-part.tsx'
import { endAsked, LostDialog, type End } from './lost-dialog.tsx'
import { NextStep } from './next-step.tsx'
import type { AskedStep, LeadWorkProps } from './lead-work-props.ts'
import { isSale, RequestAmount, WonDialog } from './won-amount.tsx'

/** What is done next by which day, and where the request stands. */
export function LeadWork({ asked, onAsk, ...work }: LeadWorkProps & AskedStep) {
  const text = useText()
  return (
    <LeadPart title={text('admin-leads.work')}>
      <div className="grid grid-cols-1 gap-4">
        {work.lead.status !== 'lost' && <NextStep {...work} asked={asked} onAsk={onAsk} />}
        <StatusButtons {...work} onContacted={() => onAsk('work')} />
        <RequestAmount {...work} />
      </div>
    </LeadPart>
  )
}

const statusQuestion = (kind: LeadKind) =>
  trackOf(kind) === 'jobs' ? 'admin-leads.job.change' : 'admin-leads.status.change'

const ends: readonly LeadStatus[] = ['lost', 'spam']

type StatusButtonsProps = LeadWorkProps & {
  readonly onContacted: () => void
}

/** The states that come next, each a button; an end, or the way back from a slip, under one more. */
function StatusButtons({ lead, change, isPending, onContacted }: StatusButtonsProps) {
  const text = useText()
  const [end, setEnd] = useState<End | null>(null)
  const [isWinning, setWinning] = useState(false)
  const { kind, status: now, allowedStatuses } = lead
  const isNext = (status: LeadStatus) =>
    !ends.includes(now) &&
    !ends.includes(status) &&
    leadStatuses.indexOf(status) > leadStatuses.indexOf(now) &&
    // A sale at once is rare.
    !(now === 'new' && status === 'won')
  const next = allowedStatuses.filter(isNext)
  const others = allowedStatuses.filter((status) => !isNext(status))
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 border-line not-first:border-t not-first:pt-3">
      <legend className="float-left mb-2 w-full text-sm font-semibold">{text(statusQuestion(kind))}</legend>
      {next.map((status, at) => (
        <Button
          key={status}
          {...(at === 0 && { id: 'lead-status' })}
          tone={at === 0 && firstAction(lead) === 'status' ? 'primary' : 'secondary'}
          size="sm"
          disabled={isPending}
          onClick={() => {
            if (isSale({ kind, status })) setWinning(true)
            else change({ status, ...(status === 'contacted' && { done: onContacted }) })
          }}
        >
          {text(becomeKey(kind, status))}
        </Button>
      ))}
      {others.length > 0 && (
        <MenuButton
          {...(next.length === 0 && { id: 'lead-status' })}
          label={text('admin-leads.status.other')}
          disabled={isPending}
          items={others.map((status) => ({
            key: status,
            label: text(becomeKey(kind, status)),
            onChoose: () => {
              const asked = endAsked(lead, status)
              if (isSale({ kind, status })) setWinning(true)
              else if (asked) setEnd(asked)
              else change({ status })
            },
          }))}
        />
      )}
      {isWinning && (
        <WonDialog
          {...{ lead, change, isPending }}
          asked={lead.worth?.amount ?? null}
          onClose={() => setWinning(false)}
        />
      )}
      {end && <LostDialog {...{ lead, end, change, isPending }} onClose={() => setEnd(null)} />}
    </fieldset>
  )
}
