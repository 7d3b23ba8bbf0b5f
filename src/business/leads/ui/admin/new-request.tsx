import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { OwnerField } from '#business/accounts/ui/assignees.tsx'
import { useMe } from '#business/accounts/ui/me.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useCompany } from '#client/company.tsx'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { keepInSession, recallFromSession } from '#client/session-store.ts'
import { renewSubmissionKey, submissionKey } from '#client/submission-key.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { Icon } from '#design/icon.tsx'
import { Select } from '#design/select.tsx'
import { FormFoot } from '#design/admin/form-foot.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { languageName } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable, defaultCountry, isCountry, type Country } from '#kernel/country.ts'
import { languages, type Language } from '#kernel/language.ts'
import { leadKinds, takenChannels, type LeadKind, type LeadReceipt } from '../../lead.ts'
import { takenAnswers, takenForms } from '../../taken-lead.ts'
import { TimeFields } from './book-time.tsx'
import { showChangedCalendar } from './calendar-queries.ts'
import { leadQuery } from './lead-queries.ts'
import { ProductField, TakenAnswer } from './taken-answer.tsx'

/** The country whose office speaks as somebody of staff does: most likely the one that they work for. */
const nearestCountry = (language: Language): Country =>
  countries.find((country) => countryTable[country].officeLanguage === language) ?? defaultCountry

/** What is typed, by field. */
type Typed = Readonly<Record<string, string>>

const keptAs = 'request that is noted'

/** What was typed before a reload, or into another kind of request. */
function recalled(): Typed {
  const kept = recallFromSession(keptAs)
  return typeof kept === 'object' && kept !== null ? (kept as Typed) : {}
}

/** A request for somebody who rings or walks in; of somebody who asked before, it begins with who they are (`?like=`). */
export function NewRequest() {
  const text = useText()
  const [address] = useSearchParams()
  const like = address.get('like')
  const { data: earlier, isError, refetch } = useQuery({ ...leadQuery(like ?? ''), enabled: like !== null })
  const kind = leadKinds.find((known) => known === address.get('kind')) ?? 'message'
  if (like === null) return <RequestForm begun={{ kind, ...recalled(), ...chosenIn(address) }} />
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!earlier) return <RecordSkeleton label={text('shell.loading')} />
  const { name, phone, email, country, language } = earlier
  return <RequestForm begun={{ kind, name, phone: phone ?? '', email: email ?? '', country, language }} />
}

/** What the way here has chosen already: the kind of request, a free slot of the calendar. */
const chosenIn = (address: URLSearchParams): Typed =>
  Object.fromEntries([...address].filter(([name]) => ['kind', 'country', 'date', 'slot'].includes(name)))

function RequestForm({ begun }: { readonly begun: Typed }) {
  const text = useText()
  const me = useMe()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(begun)
  const { send, isPending, error } = useSending()
  const kind = leadKinds.find((known) => known === typed['kind']) ?? 'message'
  const country = isCountry(typed['country']) ? typed['country'] : nearestCountry(text.language)
  const keep = (more: Typed = {}) => {
    const next = { ...typed, ...(form.current && readForm(form.current)), ...more }
    keepInSession(keptAs, next)
    setTyped(next)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ kind, ...readForm(event.currentTarget) })
  }
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const faultOf = (name: string) => errorOf(error, name)
  const failure = failureOf(error, text('shell.error.text'))
  const { time } = takenForms[kind]
  const [said, ...more] = answersOf(kind)
  const answer = { kind, country, typed, faultOf }
  return (
    <form ref={form} onSubmit={submit} onChange={() => keep()} noValidate className="grid max-w-3xl gap-6">
      <header>
        <Link to="/admin/leads" className="link inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" className="size-4" />
          {text('admin-leads.back')}
        </Link>
        <h1 className="text-2xl sm:text-3xl">{text(`admin-leads.new.title.${kind}`)}</h1>
        <p className="mt-1 text-muted">{text('admin-leads.new.text')}</p>
      </header>
      {failure && <Banner tone="error" title={failure} />}
      <ChipRow
        label={text('admin-leads.filter.kind')}
        layout="wrap"
        chips={leadKinds.map((one) => ({
          key: one,
          label: text(`admin-leads.kind.${one}`),
          selected: one === kind,
          onSelect: () => keep({ kind: one }),
        }))}
      />
      <Person typed={typed} faultOf={faultOf} />
      <Origin typed={typed} country={country} faultOf={faultOf} />
      {time && (
        <div className="grid gap-5">
          <TimeFields
            key={`${time.kind} ${country}`}
            kind={time.kind}
            country={country}
            begin={typed['date'] ?? ''}
            beginSlot={typed['slot']}
            isNeeded={time.isNeeded}
            errorOf={faultOf}
          />
        </div>
      )}
      {kind === 'order' && (
        <ProductField country={country} begun={typed['productId'] ?? ''} error={faultOf('productId')} />
      )}
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
      <Disclosure summary={text('admin-leads.work')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={text('admin-leads.nextStep')} error={faultOf('nextStep')}>
            <TextInput name="nextStep" maxLength={300} autoComplete="off" defaultValue={typed['nextStep']} />
          </Field>
          <Field label={text('admin-leads.nextStepOn')} error={faultOf('nextStepOn')}>
            <DateInput name="nextStepOn" defaultValue={typed['nextStepOn']} />
          </Field>
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
      <FormFoot>
        <Button type="submit" loading={isPending}>
          {text(time?.isNeeded ? 'admin-calendar.book.submit' : 'admin-leads.new.submit')}
        </Button>
      </FormFoot>
    </form>
  )
}

/** What was said first, then what else the form asks. */
function answersOf(kind: LeadKind) {
  const answers = takenAnswers(kind)
  const isFirst = ([name]: (typeof answers)[number]) => name === 'message' || name === 'quantity'
  return [...answers.filter(isFirst), ...answers.filter((one) => !isFirst(one))]
}

type PartProps = { readonly typed: Typed; readonly faultOf: (name: string) => string | undefined }

/** Who speaks, and how they are answered. */
function Person({ typed, faultOf }: PartProps) {
  const text = useText()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={text('admin-leads.person.name')} error={faultOf('name')} required className="sm:col-span-2">
        <TextInput name="name" maxLength={100} autoComplete="off" autoCapitalize="words" defaultValue={typed['name']} />
      </Field>
      <Field label={text('admin-leads.person.phone')} error={faultOf('phone')}>
        <TextInput name="phone" type="tel" maxLength={40} autoComplete="off" defaultValue={typed['phone']} />
      </Field>
      <Field label={text('admin-leads.person.email')} error={faultOf('email')}>
        <TextInput name="email" type="email" maxLength={254} autoComplete="off" defaultValue={typed['email']} />
      </Field>
    </div>
  )
}

/** How they came, from where, and the language to answer in: as the last time, and as the country speaks. */
function Origin({ typed, country, faultOf }: PartProps & { readonly country: Country }) {
  const { contacts } = useCompany()
  const text = useText()
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Field label={text('admin-leads.new.channel')} error={faultOf('channel')} className="max-sm:col-span-2">
        <Select
          name="channel"
          defaultValue={typed['channel'] ?? 'phone'}
          options={takenChannels.map((value) => ({ value, label: text(`admin-leads.channel.${value}`) }))}
        />
      </Field>
      <Field label={text('admin-leads.filter.country')} error={faultOf('country')}>
        <Select
          name="country"
          defaultValue={country}
          options={countries.map((value) => ({ value, label: contacts[value].name[text.language] }))}
        />
      </Field>
      <Field label={text('admin-leads.person.language')} error={faultOf('language')}>
        <Select
          key={country}
          name="language"
          defaultValue={
            typed['country'] === country && typed['language'] ? typed['language'] : countryTable[country].officeLanguage
          }
          options={languages.map((value) => ({ value, label: languageName(value, text.language) }))}
        />
      </Field>
    </div>
  )
}

/** Numbers among what is typed. */
const numericFields: readonly string[] = ['productId', 'quantity']

/** Sends what is typed, what is empty left out; then it is the request's screen that is seen. */
function useSending() {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ assigneeId, ...typed }: Typed) => {
      const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '')
      const said = filled.map(([name, value]): [string, unknown] => [
        name,
        numericFields.includes(name) ? Number(value) : value,
      ])
      const body: Readonly<Record<string, unknown>> = { ...Object.fromEntries(said), assigneeId: assigneeId || null }
      const idempotencyKey = submissionKey('/api/admin/leads', JSON.stringify(body))
      return sendJson<LeadReceipt>('POST', '/api/admin/leads', body, { idempotencyKey })
    },
    onSuccess: async ({ id, reference }, { channel = '', country = '' }) => {
      renewSubmissionKey('/api/admin/leads')
      // The next caller most likely comes the same way.
      keepInSession(keptAs, { channel, country })
      toast({ title: text('admin-leads.new.saved', { reference }) })
      await navigate(`/admin/leads?lead=${id}`)
      await showChangedCalendar(client)
    },
    onError: () => showChangedCalendar(client),
  })
  return { send: mutate, isPending, error }
}
