import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ResumedDraft, useCallerDraft } from '#business/accounts/ui/caller-draft.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useUsualCountry } from '#business/accounts/ui/usual-country.ts'
import { ProductField } from '#business/catalogue/ui/admin/product-field.tsx'
import { productQuery } from '#business/catalogue/ui/product-queries.ts'
import { isSoldMonthly, priceToday } from '#business/quotes/quote-address.ts'
import type { Quote } from '#business/quotes/quote.ts'
import { adminQuotePage, quotePersonQuery } from '#business/quotes/ui/admin/quote-queries.ts'
import { quoteQuery } from '#business/quotes/ui/quote-query.ts'
import { ApiError } from '#client/api-error.ts'
import { useCompany } from '#client/company.tsx'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { FormFoot } from '#design/admin/form-foot.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { Field } from '#design/field.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { useFaults } from '#design/form/use-faults.ts'
import { Icon } from '#design/icon.tsx'
import { Select } from '#design/select.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { languageName } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable, isCountry } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { groupThousands } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { readAmountIn } from '#kernel/table-cell.ts'
import { incomePeriods } from '../../income-period.ts'
import { planLimits } from '../../plan-limits.ts'
import { KnownApplications, useKnownApplications } from './known-applications.tsx'
import { useSending } from './use-sending.ts'
import { planOf, termsIn, WhatItComesTo, type Typed } from './what-it-comes-to.tsx'

const { downPayment, tenure } = planLimits
const range = ({ min, max, step }: typeof downPayment | typeof tenure) =>
  Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step)

/** An application for somebody in the shop or on the phone, of a system alone or of the quote whose key the address has. */
export function NewApplication() {
  const [search] = useSearchParams()
  const key = search.get('quote')
  return key === null ? <Begun given={{}} /> : <OfQuote key={key} quoteKey={key} />
}

/** The whole of a quote is what the plan pays; who it was made for is the applicant, unless it is typed anew. */
function OfQuote({ quoteKey }: { readonly quoteKey: string }) {
  const text = useText()
  const quote = useQuery(quoteQuery(quoteKey))
  const person = useQuery(quotePersonQuery(quoteKey))
  const failed = [quote, person].find(({ isError }) => isError)
  const isMissing = failed?.error instanceof ApiError && failed.error.status === 404
  if (failed && !isMissing) return <NotLoaded onRetry={failed.refetch} />
  if (isMissing || (quote.data && !isSoldMonthly(quote.data))) {
    return (
      <StateBlock
        title={text('admin-applications.new.quote.gone')}
        description={text('admin-applications.new.quote.gone.text')}
        action={
          <Button asChild>
            <Link to="/admin/applications/new">{text('admin-applications.new.quote.without')}</Link>
          </Button>
        }
      />
    )
  }
  if (!quote.data || !person.data) return <RecordSkeleton label={text('shell.loading')} />
  const { name: fullName = '', phone, email } = person.data.person ?? {}
  return <Begun quote={quote.data} given={{ fullName, phone: phone ?? '', email: email ?? '' }} />
}

type BegunProps = {
  readonly quote?: Quote | undefined
  /** What stands there before anybody types. */
  readonly given: Typed
}

/** With what was typed for the same applicant before. */
function Begun({ quote, given }: BegunProps) {
  const draft = useCallerDraft('application', quote?.key ?? null)
  return <ApplicationForm key={draft.turn} {...{ quote, given, draft }} />
}

type ApplicationFormProps = BegunProps & { readonly draft: ReturnType<typeof useCallerDraft> }

/** Who they are, the plan, and at once what it comes to. Their documents are added to it afterwards. */
function ApplicationForm({ quote, given, draft }: ApplicationFormProps) {
  const text = useText()
  const { contacts } = useCompany()
  const [typed, setTyped] = useState(() => (draft.kept ?? given) as Typed)
  const { country, chosen, paid, plan, isLoading } = usePaid(quote, typed)
  const { send, isPending, error } = useSending(() => draft.keep(null))
  const { faultOf, onInput, forget } = useFaults(error)
  const known = useKnownApplications(typed)
  const failure = failureIn(error, quote !== undefined, text)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ofQuote = quote && { country, productId: quote.system.id, quoteKey: quote.key }
    send({ ...readForm(event.currentTarget), ...termsIn(typed), ...ofQuote, ...plan })
  }
  return (
    <form
      onSubmit={submit}
      onInput={onInput}
      onChange={({ currentTarget }) => {
        const now = readForm(currentTarget)
        // Another country has other systems, and an office that speaks its own language.
        const isElsewhere = !quote && now['country'] !== country
        const next = isElsewhere ? { ...now, productId: '', language: '' } : now
        draft.keep(next)
        setTyped(next)
      }}
      noValidate
      className="grid max-w-3xl gap-6"
    >
      <FormHead quote={quote} />
      {draft.kept !== null && <ResumedDraft onStartAfresh={draft.startAfresh} />}
      {failure && <Banner tone="error" title={failure} />}
      <div className="grid grid-cols-2 gap-4">
        <Field label={text('eligibility.fullName')} error={faultOf('fullName')} required className="col-span-2">
          <TextInput name="fullName" maxLength={200} autoComplete="off" defaultValue={typed['fullName']} />
        </Field>
        <Field label={text('eligibility.phone')} error={faultOf('phone')} className="max-sm:col-span-2">
          <TextInput name="phone" type="tel" maxLength={40} autoComplete="off" defaultValue={typed['phone']} />
        </Field>
        <Field
          label={text('eligibility.email')}
          note={<OptionalNote />}
          error={faultOf('email')}
          className="max-sm:col-span-2"
        >
          <TextInput
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            defaultValue={typed['email']}
            onInput={() => forget('phone')}
          />
        </Field>
        {known.length > 0 && (
          <div className="col-span-2">
            <Banner tone="info" title={text('admin-applications.known', { count: known.length })}>
              <KnownApplications applications={known} country={country} />
            </Banner>
          </div>
        )}
        <Field
          label={text('eligibility.monthlyIncome')}
          note={<OptionalNote />}
          hint={typed['monthlyIncome']?.trim() ? undefined : text('admin-applications.new.noIncome')}
          error={faultOf('monthlyIncome')}
        >
          <TextInput
            name="monthlyIncome"
            inputMode="numeric"
            maxLength={200}
            autoComplete="off"
            defaultValue={typed['monthlyIncome']}
            onBlur={({ currentTarget }) => {
              // As amounts are written; words stay as they are.
              const amount = readAmountIn(countryTable[country].currency, currentTarget.value)
              if (amount) currentTarget.value = groupThousands(amount)
            }}
          />
        </Field>
        <Field label={text('eligibility.incomePeriod')} error={faultOf('incomePeriod')}>
          <Select
            name="incomePeriod"
            defaultValue={typed['incomePeriod'] ?? 'month'}
            options={incomePeriods.map((value) => ({ value, label: text(`eligibility.incomePeriod.${value}`) }))}
          />
        </Field>
        <Field
          label={text('eligibility.employerName')}
          note={<OptionalNote />}
          error={faultOf('employerName')}
          className="col-span-2"
        >
          <TextInput name="employerName" maxLength={200} autoComplete="off" defaultValue={typed['employerName']} />
        </Field>
        {!quote && (
          <Field label={text('admin.country')} error={faultOf('country')}>
            <Select
              name="country"
              defaultValue={country}
              options={countries.map((value) => ({ value, label: contacts[value].name[text.language] }))}
            />
          </Field>
        )}
        <Field
          label={text('admin-applications.new.language')}
          error={faultOf('language')}
          className={quote ? 'col-span-2' : ''}
        >
          <Select
            key={country}
            name="language"
            defaultValue={typed['language'] || (quote?.language ?? countryTable[country].officeLanguage)}
            options={languages.map((value) => ({ value, label: languageName(value, text.language) }))}
          />
        </Field>
        {!quote && (
          <div className="col-span-2">
            <ProductField
              key={country}
              isFinanced
              label={text('admin-applications.column.system')}
              country={country}
              begun={chosen}
              error={faultOf('productId')}
            />
          </div>
        )}
        <Field label={text('plan.downPayment')} error={faultOf('downPaymentPercentage')}>
          <Select
            name="downPaymentPercentage"
            defaultValue={typed['downPaymentPercentage'] ?? String(downPayment.default)}
            options={range(downPayment).map((value) => ({
              value: String(value),
              label: text('plan.percent', { value }),
            }))}
          />
        </Field>
        <Field label={text('admin-applications.new.months')} error={faultOf('tenureMonths')}>
          <Select
            name="tenureMonths"
            defaultValue={typed['tenureMonths'] ?? String(tenure.default)}
            options={range(tenure).map((count) => ({
              value: String(count),
              label: text('admin-applications.months', { count }),
            }))}
          />
        </Field>
      </div>
      <FormFoot>
        <WhatItComesTo {...{ paid, plan, typed, known }} />
        <Button type="submit" loading={isPending || isLoading}>
          {text('admin-applications.new.submit')}
        </Button>
      </FormFoot>
    </form>
  )
}

/** What no field says: that the price has changed, and what is wrong with a quote. */
function failureIn(error: unknown, isOfQuote: boolean, text: Text): string | undefined {
  if (error instanceof ApiError && error.problem?.code === 'price_changed') {
    return text('admin-applications.new.priceChanged')
  }
  const ofQuote = isOfQuote ? ['quoteKey', 'productId', 'country'].map((path) => errorOf(error, path)) : []
  return ofQuote.find(Boolean) ?? failureOf(error, text('shell.error.text'))
}

/** What the plan pays, of a quote or of the chosen system, where it is sold. */
function usePaid(quote: Quote | undefined, typed: Typed) {
  const [usualCountry] = useUsualCountry()
  const chosenCountry = isCountry(typed['country']) ? typed['country'] : usualCountry
  const country = quote?.country ?? chosenCountry
  const chosen = typed['productId'] ?? ''
  const { data: product, isLoading } = useQuery({ ...productQuery(chosen, country), enabled: chosen !== '' })
  const paid = quote ? { price: priceToday(quote), currency: quote.currency } : product
  return { country, chosen, paid, plan: paid ? planOf(paid, typed) : null, isLoading }
}

function FormHead({ quote }: { readonly quote: Quote | undefined }) {
  const text = useText()
  return (
    <header>
      <Link
        to={quote ? adminQuotePage(quote.key) : '/admin/applications'}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="arrow-left" className="size-4" />
        {quote ? quote.reference : text('admin-applications.back')}
      </Link>
      <h1 className="text-2xl sm:text-3xl">{text('admin-applications.new.title')}</h1>
      {quote && (
        <p className="mt-1">
          <b>{text('admin-applications.new.quote', { reference: quote.reference })}</b>{' '}
          {nameIn(quote.system, text.language)}
        </p>
      )}
      <p className="mt-1 text-muted">{text('admin-applications.new.text')}</p>
    </header>
  )
}
