import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallForm, CallPanel, CallQuestion } from '#business/accounts/ui/call-panel.tsx'
import { ResumedDraft, useCallerDraft } from '#business/accounts/ui/caller-draft.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { sendJson } from '#client/send.ts'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { errorOf, failureOf, staleRecord } from '#design/form/field-errors.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { stepInWords } from '#kernel/usual-step.ts'
import type { AdminLead, LeadChange } from '../../admin-lead.ts'
import { callIn, changeAfterCall, isEnded, stepAfterCall, type NotedCall } from './call-change.ts'
import { leadQuery, leadsRoot, showChangedLead } from './lead-queries.ts'
import { dayInWords, nextWorkday, stepDays, stepKeys } from './usual-steps.ts'
import { useFollowingStep } from './use-following-step.ts'
import { useSayChanged } from './use-say-changed.ts'
import { useWorkedDays } from './use-worked-days.ts'

/** A request as far as somebody can be called about it. */
export type Called = Pick<AdminLead, 'id' | 'name'>

type AfterCallProps = { readonly called: Called; readonly onClose: () => void }

/** What came of a call, what is done next, and when; one save. What is begun waits for this tab, if it is closed by a slip. */
export function AfterCall({ called: { id, name }, onClose }: AfterCallProps) {
  const { data: lead, isError, refetch } = useQuery(leadQuery(String(id)))
  const draft = useCallerDraft('call', String(id))
  const { save, isPending, error } = useSaveCall(lead, () => {
    draft.keep(null)
    onClose()
  })
  return (
    <CallPanel {...{ name, isPending, onClose }} onCancel={() => draft.keep(null)}>
      {lead && <LeadCallForm key={draft.turn} {...{ lead, save, error, draft }} />}
      {!lead && !isError && <Skeleton className="h-64 w-full" />}
      {!lead && isError && <NotLoaded onRetry={refetch} />}
    </CallPanel>
  )
}

/** Stores it on the request as it was read; what somebody else has done first is shown, and what is typed here stays. */
function useSaveCall(lead: AdminLead | undefined, onSaved: () => void) {
  const text = useText()
  const client = useQueryClient()
  const showAnew = async (changed: AdminLead) => {
    await showChangedLead(client, changed)
    const elsewhere = /^\/api\/admin\/(today|people|calendar)/
    await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => elsewhere.test(String(path)) })
  }
  const sayChanged = useSayChanged(showAnew)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ before, change }: { readonly before: AdminLead; readonly change: LeadChange }) =>
      sendJson<AdminLead>('PATCH', `${leadsRoot}/${before.id}`, { ...change, updatedAt: before.updatedAt }),
    onSuccess: async (changed, { before, change }) => {
      onSaved()
      sayChanged(before, change, changed)
      await showAnew(changed)
    },
    onError: async (failure) => {
      const words = failureOf(failure, text('shell.error.text'))
      if (words) toast({ title: words, tone: 'error' })
      const current = staleRecord<AdminLead>(failure)
      if (current) await showChangedLead(client, current)
    },
  })
  const save = (change: LeadChange) => lead && mutate({ before: lead, change })
  return { save, isPending, error }
}

type LeadCallFormProps = {
  readonly lead: AdminLead
  readonly save: (change: LeadChange) => void
  readonly error: unknown
  readonly draft: ReturnType<typeof useCallerDraft>
}

function LeadCallForm({ lead: read, save, error, draft }: LeadCallFormProps) {
  const text = useText()
  const lead = { ...read, nextStep: stepInWords(read, text) }
  const { today, isWorked } = useWorkedDays(lead.country)
  const next = nextWorkday(today, isWorked)
  const [call, setCall] = useState<NotedCall>(() => callIn(draft.kept))
  const change = (part: Partial<NotedCall>) => {
    const changed = { ...call, ...part }
    draft.keep(changed)
    setCall(changed)
  }
  const following = useFollowingStep(lead)
  const again = text('admin.step.usual.call')
  const step = stepAfterCall(lead, call, { today, next, again, following })
  const setStep = (nextStep: string) => change({ step: { ...step, nextStep, nextStepOn: step.nextStepOn || next } })
  const steps = stepKeys(lead).map((key) => text(`admin.step.usual.${key}`))
  const store = () => {
    const changed = changeAfterCall(lead, call, step)
    if (changed) save(changed)
  }
  return (
    <CallForm
      call={call}
      onType={change}
      onSave={store}
      noteError={errorOf(error, 'note')}
      resumed={draft.kept !== null && <ResumedDraft onStartAfresh={draft.startAfresh} />}
    >
      {lead.status !== 'lost' && (
        <CallQuestion
          label={text('admin-leads.step.next')}
          chosen={step.nextStep}
          chips={[
            ...[...new Set([...steps, lead.nextStep])].filter(Boolean).map((words) => ({
              key: words,
              label: words,
              selected: step.nextStep === words,
              onSelect: () => setStep(words),
            })),
            {
              key: 'nothing',
              label: text('admin-leads.step.nothing'),
              selected: call.step?.nextStep === '',
              onSelect: () => change({ step: { nextStep: '', nextStepOn: '' } }),
            },
          ]}
        >
          {isEnded(lead, call, step) && (
            <p className="text-sm text-muted">{text('admin-leads.call.ends', { step: lead.nextStep })}</p>
          )}
          <Field label={text('admin-leads.nextStep')} hideLabel error={errorOf(error, 'nextStep')}>
            <TextInput
              name="nextStep"
              maxLength={300}
              autoComplete="off"
              placeholder={text('admin-leads.call.words')}
              value={step.nextStep}
              onChange={({ target }) => setStep(target.value)}
            />
          </Field>
        </CallQuestion>
      )}
      {step.nextStep !== '' && (
        <CallQuestion
          label={text('admin-leads.call.when')}
          chosen={step.nextStepOn}
          chips={stepDays(today, isWorked).map((day) => ({
            key: day,
            label: dayInWords(day, today, text),
            selected: step.nextStepOn === day,
            onSelect: () => change({ step: { ...step, nextStepOn: day } }),
          }))}
        >
          <div className="grid grid-cols-2 gap-2">
            <Field label={text('admin-leads.nextStepOn')} error={errorOf(error, 'nextStepOn')}>
              <DateInput
                name="nextStepOn"
                value={step.nextStepOn}
                onChange={({ target }) => change({ step: { ...step, nextStepOn: target.value } })}
              />
            </Field>
            <Field label={text('admin-leads.nextStepTime')} error={errorOf(error, 'nextStepTime')}>
              <DateInput
                type="time"
                name="nextStepTime"
                value={step.nextStepTime ?? ''}
                onChange={({ target }) => change({ step: { ...step, nextStepTime: target.value } })}
              />
            </Field>
          </div>
        </CallQuestion>
      )}
    </CallForm>
  )
}
