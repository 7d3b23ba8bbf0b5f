import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { OwnerField } from '#business/accounts/ui/assignees.tsx'
import { ResumedDraft, useCallerDraft } from '#business/accounts/ui/caller-draft.tsx'
import { useMe } from '#business/accounts/ui/me.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useUsualCountry } from '#business/accounts/ui/usual-country.ts'
import { ProductField } from '#business/catalogue/ui/admin/product-field.tsx'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { Icon } from '#design/icon.tsx'
import { FormFoot } from '#design/admin/form-foot.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'
import { isCountry, type Country } from '#kernel/country.ts'
import { leadKinds, trackOf, type LeadKind } from '../../lead.ts'
import { kindOfTime, takenAnswers, takenForms } from '../../taken-lead.ts'
import type { SlotKind } from '../../slots.ts'
import { bookableDaysQuery } from '../slots-query.ts'
import { leadQuery } from './lead-queries.ts'
import { fillPerson } from './name-field.tsx'
import { NextStepFields } from './next-step-fields.tsx'
import { SlotKindField, VisitAddress } from './slot-kind-fields.tsx'
import { Origin, Person, TownField, type Located, type PartProps, type Typed } from './taken-person.tsx'
import { TakenAnswer } from './taken-answer.tsx'
import { TimeFields } from './time-fields.tsx'
import { inboxOf, usualChannel, useTaking } from './use-taking.ts'
import { useCalendarBehind } from './way-back.ts'

const titleOf = (kind: LeadKind) =>
  kind === 'job_application' ? 'admin-leads.new.title.job_application' : 'admin-leads.new.title'

/** The kinds that a caller is asked for: who wants to work here is noted in a list of their own; a consultation is an appointment by phone. */
const kindsBeside = (kind: LeadKind) =>
  leadKinds.filter((one) => trackOf(one) === trackOf(kind) && one !== 'consultation')

/** A request for somebody who rings or walks in; of somebody who asked before, it begins with who they are (`?like=`). */
export function NewRequest() {
  const text = useText()
  const [address] = useSearchParams()
  const like = address.get('like')
  const { data: earlier, isError, refetch } = useQuery({ ...leadQuery(like ?? ''), enabled: like !== null })
  if (like === null) return <Begun like={null} person={{ channel: usualChannel(), ...soughtIn(address) }} />
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!earlier) return <RecordSkeleton label={text('shell.loading')} />
  const { name, phone, email, country, language, home } = earlier
  const person = {
    name,
    phone: phone ?? '',
    email: email ?? '',
    country,
    language,
    address: home ?? '',
  }
  return <Begun like={like} person={person} />
}

type BegunProps = {
  /** The id of the request that it begins from; a time that is booked answers that one. */
  readonly like: string | null
  readonly person: Typed
}

/** With what was typed for the same caller before a reload, or into another kind of request. */
function Begun({ like, person }: BegunProps) {
  const [address] = useSearchParams()
  const given = { kind: 'message', ...person, ...chosenIn(address) }
  const draft = useCallerDraft('request', like ?? person['phone'] ?? person['name'] ?? null)
  const kept = draft.kept as Typed | null
  return (
    <RequestForm
      key={draft.turn}
      given={given}
      begun={{ ...person, ...kept, ...chosenIn(address) }}
      like={like}
      onKeep={draft.keep}
      resumed={kept && <ResumedDraft onStartAfresh={draft.startAfresh} />}
    />
  )
}

const namedIn = (address: URLSearchParams, names: readonly string[]): Typed =>
  Object.fromEntries([...address].filter(([name]) => names.includes(name)))

/** What the way here has chosen already: the kind of request, a free slot of the calendar. */
const chosenIn = (address: URLSearchParams) => namedIn(address, ['kind', 'slotKind', 'country', 'date', 'slot'])

/** Whom a search did not find. */
const soughtIn = (address: URLSearchParams) => namedIn(address, ['name', 'phone'])

/** What is chosen, and may be chosen otherwise the next time. */
const chosenFields = ['kind', 'channel', 'country', 'language', 'assigneeId', 'slotKind', 'date', 'slot', 'productId']

/** Somebody has typed: what was only chosen, or stood there from the start, is no draft. */
const isTypedIn = (typed: Typed, given: Typed) =>
  Object.entries(typed).some(([name, value]) => !chosenFields.includes(name) && value !== (given[name] ?? ''))

type RequestFormProps = Pick<BegunProps, 'like'> & {
  /** What stands there before anybody types. */
  readonly given: Typed
  readonly begun: Typed
  readonly onKeep: (typed: Typed | null) => void
  readonly resumed: ReactNode
}

function RequestForm({ given, begun, like, onKeep, resumed }: RequestFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(begun)
  // One change is told by its field and by the form: the second builds on the first.
  const latest = useRef(begun)
  const [usualCountry] = useUsualCountry()
  const { send, isPending, error } = useTaking(like, () => onKeep(null))
  const kind = leadKinds.find((known) => known === typed['kind']) ?? 'message'
  const country = isCountry(typed['country']) ? typed['country'] : usualCountry
  const keep = (more: Typed = {}) => {
    const now = { ...latest.current, ...(form.current && readForm(form.current)), ...more }
    // Another country speaks its own language.
    const next = (now['country'] ?? country) === country ? now : { ...now, language: '' }
    onKeep(isTypedIn(next, given) ? next : null)
    latest.current = next
    setTyped(next)
  }
  const onCountry = (chosen: Country) => keep({ country: chosen })
  const filled = useRef<Typed>({})
  const onPerson = ({ country: theirs = country, ...person }: Typed) => {
    fillPerson(form.current, person, filled.current)
    filled.current = { ...filled.current, ...person }
    keep({ country: theirs })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ kind, ...readForm(event.currentTarget) })
  }
  const { faultOf, onInput, forget } = useFaults(error)
  const failure = failureOf(error, text('shell.error.text'))
  const { time } = takenForms[kind]
  const [said, ...more] = answersOf(kind)
  const answer = { kind, country, typed, faultOf }
  const isBooking = time?.isNeeded === true
  const slotKind = time && (time.kinds.find((one) => one === typed['slotKind']) ?? time.kinds[0])
  const days = bookableDaysQuery(slotKind ?? 'appointment', country)
  const { isLoading: isReadingDays } = useQuery({ ...days, enabled: isBooking })
  const chosenKind = slotKind ? 'appointment' : kind
  const onKind = (chosen: SlotKind) => keep({ kind: kindOfTime(chosen), slotKind: chosen, slot: '' })
  return (
    <form
      ref={form}
      onSubmit={submit}
      onChange={() => keep()}
      onInput={onInput}
      noValidate
      className="grid max-w-3xl gap-6"
    >
      <FormHead kind={kind} />
      {resumed}
      {failure && <Banner tone="error" title={failure} />}
      <ChipRow
        label={text('admin-leads.filter.kind')}
        layout="wrap"
        chips={kindsBeside(kind).map((one) => ({
          key: one,
          label: text(`admin-leads.kind.${one}`),
          selected: one === chosenKind,
          // A call or a visit is an appointment already.
          onSelect: () => one !== chosenKind && keep({ kind: one }),
        }))}
      />
      {slotKind && <SlotKindField kind={slotKind} onKind={onKind} />}
      <Person {...{ typed, country, faultOf, onCountry, onPerson }} onEmail={() => forget('phone')} />
      {slotKind && <VisitAddress kind={slotKind} home={typed['address']} errorOf={faultOf} />}
      <Origin {...{ typed, country, faultOf, onCountry }} />
      {/* Whoever books says who they are, then when: what is free depends on the country. */}
      {time && slotKind && (
        <div className="grid grid-cols-1 gap-5">
          <Times key={`${slotKind} ${country}`} {...{ slotKind, country, typed, faultOf }} isNeeded={time.isNeeded} />
        </div>
      )}
      {kind === 'order' && (
        <ProductField
          label={text('admin-leads.field.product')}
          country={country}
          begun={typed['productId'] ?? ''}
          error={faultOf('productId')}
        />
      )}
      <TownField {...answer} />
      {said && (
        <div className="grid">
          <TakenAnswer key={said[0]} name={said[0]} {...answer} />
        </div>
      )}
      {more.length > 0 && (
        <Disclosure summary={text('admin-leads.new.more')}>
          <div className="grid gap-4 sm:grid-cols-2">
            {more.map(([name]) => (
              <TakenAnswer key={`${name} ${country}`} name={name} {...answer} />
            ))}
          </div>
        </Disclosure>
      )}
      <FollowUp {...answer} onType={keep} />
      <FormFoot>
        <Button type="submit" loading={isPending || isReadingDays}>
          {text(isBooking ? 'admin-calendar.book.submit' : 'admin-leads.new.submit')}
        </Button>
      </FormFoot>
    </form>
  )
}

/** What is noted, and the way back to where it was begun. */
function FormHead({ kind }: { readonly kind: LeadKind }) {
  const text = useText()
  const calendar = useCalendarBehind()
  return (
    <header>
      <Link to={calendar ?? inboxOf(kind)} className="link inline-flex min-h-11 items-center gap-2">
        <Icon name="arrow-left" className="size-4" />
        {text(calendar ? 'admin-leads.toCalendar' : 'admin-leads.back')}
      </Link>
      <h1 className="text-2xl sm:text-3xl">{text(titleOf(kind))}</h1>
      <p className="mt-1 text-muted">{text('admin-leads.new.text')}</p>
    </header>
  )
}

type TimesProps = PartProps & Located & { readonly slotKind: SlotKind; readonly isNeeded: boolean }

/** For when, as the way here or a reload has it. */
function Times({ slotKind, isNeeded, country, typed, faultOf }: TimesProps) {
  const me = useMe()
  return (
    <TimeFields
      kind={slotKind}
      isNeeded={isNeeded}
      country={country}
      begin={typed['date'] ?? ''}
      beginSlot={typed['slot']}
      of={{ assigneeId: typed['assigneeId'] ?? me?.id ?? null }}
      errorOf={faultOf}
    />
  )
}

type FollowUpProps = PartProps & Located & { readonly kind: LeadKind; readonly onType: (part: Typed) => void }

/** What is done next, by whom, and what else is to be known. */
function FollowUp({ kind, country, typed, faultOf, onType }: FollowUpProps) {
  const text = useText()
  const me = useMe()
  return (
    <Disclosure summary={text('admin-leads.work')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-2">
          <NextStepFields
            of={{ kind, country }}
            step={{
              nextStep: typed['nextStep'] ?? '',
              nextStepOn: typed['nextStepOn'] ?? '',
              nextStepTime: typed['nextStepTime'] ?? '',
            }}
            onType={onType}
            errorOf={faultOf}
          />
        </div>
        <OwnerField
          work="leads"
          owner={{ assigneeId: typed['assigneeId'] ?? me?.id ?? null, assigneeName: me?.name ?? null }}
          error={faultOf('assigneeId')}
        />
        <Field label={text('admin.note')} error={faultOf('note')} className="sm:col-span-2">
          <TextArea name="note" rows={2} maxLength={5000} defaultValue={typed['note']} />
        </Field>
      </div>
    </Disclosure>
  )
}

/** What was said first, then what else the form asks. */
function answersOf(kind: LeadKind) {
  const answers = takenAnswers(kind)
  const isFirst = ([name]: (typeof answers)[number]) => name === 'message' || name === 'quantity'
  return [...answers.filter(isFirst), ...answers.filter((one) => !isFirst(one))]
}
