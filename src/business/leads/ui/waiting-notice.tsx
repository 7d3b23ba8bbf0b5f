import { useEffect, useState, useSyncExternalStore } from 'react'
import { LazyDialog } from '#client/lazy.tsx'
import { Button } from '#design/button.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import type ConsultationDialog from './consultation-dialog.tsx'
import { leadWords } from './lead-words.ts'
import type OrderDialog from './order-dialog.tsx'
import type { RefusedForm } from './use-lead-form.ts'
import { removeForm, keptForDays, sendWaiting, waitingForms, waitingNames, type WaitingForm } from './waiting-forms.ts'
import { subscribeToWaiting } from './waiting-mark.ts'

/** How long before a network that seemed to be back is tried again. */
const pauseMs = 30_000

/** What is kept, as it is written: the same text as long as nothing has changed. */
const written = () =>
  waitingNames()
    .map((name) => localStorage.getItem(name))
    .join()

/** What is kept on this device, which is sent as soon as it can be: with the network, with the visitor's return, and at each visit. */
function useWaitingForms(): readonly WaitingForm[] {
  useSyncExternalStore(subscribeToWaiting, written)
  const forms = waitingForms()
  const isWaiting = forms.some(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!isWaiting) return
    const send = () => void (document.hidden || sendWaiting())
    send()
    addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    const timer = setInterval(send, pauseMs)
    return () => {
      removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
      clearInterval(timer)
    }
  }, [isWaiting])
  return forms
}

const icons: Readonly<Record<WaitingForm['state'], IconName>> = {
  waiting: 'clock',
  sent: 'check-circle',
  refused: 'alert',
  given_up: 'info',
}

const briefMs = 60_000

/** What is to be read: what became of a form, and for a moment that it waits. */
const isNews = ({ state, keptAt }: WaitingForm) => state !== 'waiting' || Date.now() - Date.parse(keptAt) < briefMs

/** A small notice on every page while a form waits for a network, or until what became of it was read. */
export default function WaitingNotice() {
  const text = useText()
  const forms = useWaitingForms()
  const [corrected, setCorrected] = useState<Refused | null>(null)
  const [isCorrecting, setCorrecting] = useState(false)
  const correct = (form: Refused) => {
    setCorrected(form)
    setCorrecting(true)
  }
  return (
    <>
      {forms.length > 0 && (
        <section
          aria-label={text('leads.waiting.title', { count: forms.length })}
          className="fixed bottom-3 left-3 right-20 z-20 max-w-sm print:hidden max-lg:[html:has(.bottom-bar)_&]:bottom-21"
        >
          <details open={forms.some(isNews)} className="group rounded-card border border-line bg-white shadow-card">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-4 font-semibold">
              {text('leads.waiting.title', { count: forms.length })}
              <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
            </summary>
            <div role="status" className="max-h-[50dvh] overflow-y-auto border-t border-line p-4">
              <ul className="grid gap-4">
                {forms.map((form) => (
                  <WaitingItem key={form.key} form={form} onCorrect={correct} />
                ))}
              </ul>
            </div>
          </details>
        </section>
      )}
      {corrected && (
        <Correction key={corrected.key} form={corrected} open={isCorrecting} onClose={() => setCorrecting(false)} />
      )}
    </>
  )
}

type Refused = Extract<WaitingForm, { state: 'refused' }>

function WaitingItem({ form, onCorrect }: { form: WaitingForm; onCorrect: (form: Refused) => void }) {
  const text = useText()
  const kind = text(`leads.waiting.kind.${form.kind}`)
  const forget = () => removeForm(form.key)
  const action = (name: 'withdraw' | 'read' | 'correct', onClick: () => void) => {
    const words = text(`leads.waiting.${name}`)
    return (
      <Button
        size="sm"
        tone={name === 'correct' ? 'primary' : 'secondary'}
        aria-label={text('leads.waiting.label', { action: words, kind })}
        onClick={onClick}
      >
        {words}
      </Button>
    )
  }
  return (
    <li className="flex gap-3">
      <Icon name={icons[form.state]} className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-2">
        <p>
          <strong className="block">{kind}</strong>
          {form.state === 'refused' && form.problem.errors?.some(({ code }) => code === 'slot_full')
            ? text('leads.waiting.slot_full')
            : text(`leads.waiting.${form.state}`, { reference: referenceOf(form), days: keptForDays })}
        </p>
        <div className="flex flex-wrap gap-2">
          {form.state === 'refused' && action('correct', () => onCorrect(form))}
          {form.state === 'sent' || form.state === 'given_up' ? action('read', forget) : action('withdraw', forget)}
        </div>
      </div>
    </li>
  )
}

const referenceOf = (form: WaitingForm) => (form.state === 'sent' ? form.reference : '')

type Opened<Dialog extends (props: never) => unknown> = Omit<Parameters<Dialog>[0], 'open' | 'onClose' | 'refused'>

const loadConsultation = () => import('./consultation-dialog.tsx')
const loadAppointment = () => import('./appointment-dialog.tsx')
const loadOrder = () => import('./order-dialog.tsx')
const loadMessage = () => import('./message-dialog.tsx')
const messageWords: readonly MessageContext[] = ['contact', ...leadWords]

type CorrectionProps = { form: Refused; open: boolean; onClose: () => void }

/** The form that was refused, open with what was typed in it and what is wrong. */
function Correction({ form, open, onClose }: CorrectionProps) {
  const refused: RefusedForm = {
    values: form.body as RefusedForm['values'],
    problem: form.problem,
    onCorrected: () => removeForm(form.key),
  }
  const shared = { contexts: leadWords, onClose } as const
  const propsOf = <Props extends object>(about: Props) => (open ? { ...about, refused } : null)
  switch (form.kind) {
    case 'consultation':
      return (
        <LazyDialog
          {...shared}
          load={loadConsultation}
          props={propsOf(form.about as Opened<typeof ConsultationDialog>)}
        />
      )
    case 'appointment':
      return <LazyDialog {...shared} load={loadAppointment} props={propsOf({})} />
    case 'order':
      return <LazyDialog {...shared} load={loadOrder} props={propsOf(form.about as Opened<typeof OrderDialog>)} />
    case 'message':
      return <LazyDialog {...shared} contexts={messageWords} load={loadMessage} props={propsOf({})} />
  }
}
