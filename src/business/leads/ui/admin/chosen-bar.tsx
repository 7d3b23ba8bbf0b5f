import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportLink } from '#business/accounts/ui/export-link.tsx'
import { GiveMenu } from '#business/accounts/ui/assignees.tsx'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { SelectionBar } from '#design/admin/selection-bar.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { mostChosen, type ChangedLeads, type InboxLead, type LeadChanges } from '../../admin-lead.ts'
import { requestsFile, type LeadTrack } from '../../lead.ts'
import { isOpen } from '../../lead-status.ts'
import { bookingAhead } from '../../booking-ahead.ts'
import { leadsRoot } from './lead-queries.ts'
import type { End } from './lost-dialog.tsx'

/** Requests that are chosen to be changed at once. */
export type Chosen = ReadonlySet<number>

type ChosenBarProps = {
  readonly track: LeadTrack
  readonly chosen: Chosen
  /** Those of the list. */
  readonly leads: readonly InboxLead[]
  /** Somebody asked for them by their state: what is won, lost or spam is meant, too, when all are. */
  readonly hasStates: boolean
  readonly onChoose: (chosen: Chosen) => void
  readonly onEnd: () => void
  /** They have been changed. */
  readonly onChanged: () => Promise<void>
}

const ends = ['lost', 'spam'] as const satisfies readonly End[]

/** What is done with all that are chosen: given to somebody, ended, taken along as a table; on a phone what is rarer in a menu. */
export function ChosenBar({ track, chosen, leads, hasStates, onChoose, onEnd, onChanged }: ChosenBarProps) {
  const text = useText()
  const [asked, setAsked] = useState<End | null>(null)
  const [cancels, setCancels] = useState(true)
  const { change, isPending } = useChangeChosen(chosen, async () => {
    setAsked(null)
    onChoose(new Set())
    await onChanged()
  })
  const count = chosen.size
  const meant = hasStates ? leads : leads.filter(({ status }) => isOpen(status))
  const all = meant.slice(0, mostChosen).map(({ id }) => id)
  const isSome = meant.length < leads.length
  const isAll = count > 0 && all.every((id) => chosen.has(id))
  const changing = leads.filter(({ id, status }) => chosen.has(id) && status !== asked)
  const booked = changing.filter((lead) => bookingAhead({ ...lead, booking: lead.asked.booking }, new Date())).length
  const csv = new URLSearchParams({ ids: [...chosen].join(',') })
  const nameOf = (end: End) => text(track === 'jobs' ? `admin-leads.job.become.${end}` : `admin-leads.become.${end}`)
  const table = (
    <ExportLink href={`${leadsRoot}.csv?${csv}`} file={requestsFile}>
      {text('admin-leads.chosen.export')}
    </ExportLink>
  )
  return (
    <SelectionBar
      label={text('admin-leads.chosen.bar')}
      count={text('admin-leads.chosen.count', { count })}
      allLabel={
        isAll
          ? text('admin.chosen.none')
          : text(isSome ? 'admin-leads.chosen.open' : 'admin.chosen.all', { count: all.length })
      }
      onAll={() => onChoose(new Set(isAll ? [] : all))}
      endLabel={text('admin.chosen.end')}
      onEnd={onEnd}
    >
      <GiveMenu work="leads" disabled={count === 0 || isPending} onGive={(assigneeId) => change({ assigneeId })} />
      {ends.map((end) => (
        <Button
          key={end}
          tone="secondary"
          size="sm"
          disabled={count === 0}
          onClick={() => setAsked(end)}
          className="max-sm:hidden"
        >
          {nameOf(end)}
        </Button>
      ))}
      {count > 0 && (
        <Button asChild tone="secondary" size="sm" icon="download" className="max-sm:hidden">
          {table}
        </Button>
      )}
      <span className="sm:hidden">
        <MenuButton
          isBrief
          label={text('admin.otherActions')}
          disabled={count === 0}
          items={[
            ...ends.map((end) => ({ key: end, label: nameOf(end), onChoose: () => setAsked(end) })),
            { key: 'export', icon: 'download', link: table },
          ]}
        />
      </span>
      {asked && (
        <ConfirmDialog
          title={text(`admin-leads.chosen.${asked}`, { count: changing.length })}
          confirmLabel={text('admin-leads.chosen.confirm')}
          cancelLabel={text('admin-leads.chosen.cancel')}
          isHarmless
          loading={isPending}
          onConfirm={() => change({ status: asked, ...(booked > 0 && cancels && { cancelBooking: true }) })}
          onCancel={() => setAsked(null)}
        >
          <p>{text('admin-leads.chosen.text')}</p>
          {booked > 0 && (
            <Checkbox
              label={text('admin-leads.chosen.booked', { count: booked })}
              hint={text('admin-leads.chosen.booked.text')}
              checked={cancels}
              onChange={({ target }) => setCancels(target.checked)}
            />
          )}
        </ConfirmDialog>
      )}
    </SelectionBar>
  )
}

function useChangeChosen(chosen: Chosen, onDone: () => Promise<void>) {
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: (change: LeadChanges['change']) =>
      sendJson<ChangedLeads>('POST', `${leadsRoot}/changes`, { ids: [...chosen], change }),
    onSuccess: async ({ changed, refused }) => {
      const left = refused.length
      toast({
        title: text('admin-leads.chosen.done', { count: changed.length }),
        ...(left > 0 && { description: text('admin-leads.chosen.left', { count: left }), tone: 'info' as const }),
      })
      await onDone()
    },
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
  })
  return { change: mutate, isPending }
}
