import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ResumedDraft } from '#business/accounts/ui/caller-draft.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useUsualCountry } from '#business/accounts/ui/usual-country.ts'
import { longestBackupHours } from '#business/energy/audit-limits.ts'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import { longestOutage } from '#business/energy/parameters.ts'
import { AppliancePicker } from '#business/energy/ui/appliance-picker.tsx'
import { failureOf as calculationFailure } from '#business/energy/ui/audit-failure.ts'
import { beginDraft, clearDraft, dispatchAudit, openDraft } from '#business/energy/ui/audit-store.ts'
import { CalculationFailure } from '#business/energy/ui/calculation-failure.tsx'
import { kwhADay } from '#business/energy/ui/chosen-lines.ts'
import { HoursSlider } from '#business/energy/ui/hours-slider.tsx'
import { ProjectTypeChoice, SiteFields } from '#business/energy/ui/pick-step.tsx'
import { PresetChoice } from '#business/energy/ui/preset-choice.tsx'
import { placesQuery } from '#business/energy/ui/places-query.ts'
import { useAudit, type Audit } from '#business/energy/ui/use-audit.ts'
import type { Discount, QuoteReceipt } from '#business/quotes/quote.ts'
import { discountBody, useDiscount } from '#business/quotes/ui/admin/discount-field.tsx'
import { adminQuotePage, quotesPath } from '#business/quotes/ui/admin/quote-queries.ts'
import { useStaffWords } from '#business/quotes/ui/admin/staff-words.ts'
import { sendJson } from '#client/send.ts'
import { renewSubmissionKey, submissionKey } from '#client/submission-key.ts'
import { VisitorProvider, useVisitor } from '#client/visitor.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { ScreenActionPlace } from '#design/admin/screen-action.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Field } from '#design/field.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { useShownFault } from '#design/form/use-faults.ts'
import { Icon } from '#design/icon.tsx'
import { Select } from '#design/select.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { toast } from '#design/toast.ts'
import { languageName } from '#i18n/format.ts'
import { TextProvider, useText } from '#i18n/text-context.tsx'
import { countries, countryTable, type Country } from '#kernel/country.ts'
import { languages, type Language } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { CustomerWords } from './customer-words.tsx'
import { fillFromRequest } from './fill-from-request.ts'
import { leadQuery } from './lead-queries.ts'
import { OtherSystem, QuoteOptions, lessDiscount, type QuoteOption } from './quote-options.tsx'
import { QuoteCustomer, draftOf, requestOf } from './quote-customer.tsx'
import { usePrices } from './use-prices.ts'

/** A quote for the customer of a request (`?lead=`), else for whoever is on the phone: what is to run beside the systems that do, with their prices. */
export function NewQuote() {
  const text = useText()
  const [address] = useSearchParams()
  const id = address.get('lead')
  const { data: lead, isError, refetch } = useQuery({ ...leadQuery(id ?? ''), enabled: id !== null })
  if (id === null) return <Begun lead={null} />
  if (isError) return <NotLoaded onRetry={refetch} />
  return lead ? <Begun key={id} lead={lead} /> : <RecordSkeleton label={text('shell.loading')} />
}

/** Opens the draft of this customer. */
function Begun({ lead }: { readonly lead: AdminLead | null }) {
  const text = useText()
  const visitor = useVisitor()
  const words = useStaffWords()
  const [isResumed, setResumed] = useState<boolean | null>(null)
  const [turn, setTurn] = useState(0)
  const [usualCountry] = useUsualCountry()
  const [country, setCountry] = useState<Country>(lead?.country ?? usualCountry)
  const places = useQuery({ ...placesQuery(country), enabled: lead !== null })
  const isRead = lead === null || !places.isPending
  useEffect(() => {
    if (!isRead) return
    const isKept = openDraft(lead ? draftOf(lead) : 'a caller')
    setResumed((was) => was ?? isKept)
    if (lead) beginDraft(() => fillFromRequest(lead, places.data ?? []))
  }, [lead, isRead, places.data])
  const startAfresh = () => {
    clearDraft()
    if (lead) beginDraft(() => fillFromRequest(lead, places.data ?? []))
    setResumed(false)
    setTurn(turn + 1)
  }
  if (isResumed === null) return <RecordSkeleton label={text('shell.loading')} />
  return (
    <VisitorProvider value={{ ...visitor, country, setCountry }}>
      <TextProvider value={words}>
        <QuoteForm key={turn} lead={lead} resumed={isResumed && <ResumedDraft onStartAfresh={startAfresh} />} />
      </TextProvider>
    </VisitorProvider>
  )
}

type QuoteFormProps = { readonly lead: AdminLead | null; readonly resumed: ReactNode }

function QuoteForm({ lead, resumed }: QuoteFormProps) {
  const text = useText()
  const { country, setCountry } = useVisitor()
  const audit = useAudit()
  const [phone, setPhone] = useState('')
  const [language, setLanguage] = useState<Language>(lead?.language ?? countryTable[country].officeLanguage)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <Link
          to={lead ? `/admin/leads?lead=${lead.id}` : '/admin/quotes'}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <Icon name="arrow-left" className="size-4" />
          {lead ? lead.reference : text('admin-quotes.title')}
        </Link>
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">
          {lead ? text('admin-quotes.new.for', { name: lead.name }) : text('admin-quotes.new')}
        </h1>
      </header>
      {resumed}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {!lead && <QuoteCustomer country={country} phone={phone} onPhone={setPhone} />}
          <div className="grid gap-4 sm:grid-cols-2">
            {!lead && (
              <Field label={text('admin-quotes.new.country')}>
                <Select
                  value={country}
                  onChange={({ target }) => setCountry(target.value as Country)}
                  options={countries.map((value) => ({ value, label: countryTable[value].name[text.language] }))}
                />
              </Field>
            )}
            <Field label={text('admin-quotes.new.language')}>
              <Select
                value={language}
                onChange={({ target }) => setLanguage(target.value as Language)}
                options={languages.map((value) => ({ value, label: languageName(value, text.language) }))}
              />
            </Field>
          </div>
          <ProjectTypeChoice segment={audit.segment} />
          <SiteFields audit={audit} />
          {audit.draft.grid && audit.draft.gridHours === null && (
            <p className="-mt-3 text-sm text-muted">
              {text('admin-quotes.new.grid.careful', { hours: longestOutage })}
            </p>
          )}
          <HoursSlider
            label={text('sizing.backup.label')}
            hint={text('sizing.backup.hint')}
            hours={audit.draft.backupHours}
            min={1}
            max={longestBackupHours}
            onChange={(hours) => dispatchAudit({ type: 'setBackupHours', hours })}
          />
          <section aria-labelledby="load" className="grid gap-3">
            <h2 id="load" className="text-xl">
              {text('admin-quotes.new.load')}
            </h2>
            {lead?.audit && <p className="text-muted">{text('admin-quotes.new.fromAudit', { name: lead.name })}</p>}
            <PresetChoice key={`presets ${audit.segment}`} audit={audit} />
            <AppliancePicker key={audit.segment} audit={audit} />
          </section>
        </div>
        {/* On a desk both stay in sight beside the form; on a phone the words stand above it. */}
        <div className="contents lg:sticky lg:top-4 lg:flex lg:max-h-[calc(100dvh-9rem)] lg:flex-col lg:gap-3">
          {lead && <CustomerWords lead={lead} />}
          <PricedSystems key={`${audit.segment} ${country}`} {...{ audit, language, lead, phone }} />
        </div>
      </div>
    </div>
  )
}

/** `phone`: of whoever has no request open here. */
type PricedSystemsProps = Pick<QuoteFormProps, 'lead'> & { audit: Audit; language: Language; phone: string }

/** What the load asks for, priced as it is typed, and the button that saves what is chosen. */
function PricedSystems({ audit, language, lead, phone }: PricedSystemsProps) {
  const text = useText()
  const [asked, askFor] = useState<number | null>(null)
  const { request, options, isCurrent, isWaiting, error, refetch } = usePrices(audit, asked)
  const [chosen, choose] = useState('')
  const option = options.find(({ key }) => key === chosen) ?? options[0]
  const { country } = useVisitor()
  const discount = useDiscount(countryTable[country].currency)
  const save = useSaving(lead, phone)
  useShownFault(save.error)
  const failure = failureOf(save.error, text('shell.error.text'))
  const hasLines = audit.lines.length > 0
  const other = hasLines && (
    <OtherSystem
      segment={audit.segment}
      value={asked}
      onChange={(id) => {
        askFor(id)
        choose('other')
      }}
    />
  )
  return (
    <Card className="grid gap-4 lg:min-h-0 lg:grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{text('admin-quotes.new.system')}</h2>
        {hasLines && <p className="figure text-muted">{kwhADay(audit.lines, text)}</p>}
      </div>
      <div className="scroll-cue -mx-1 grid content-start gap-4 px-1 lg:overflow-y-auto">
        {!hasLines && <p className="text-muted">{text('admin-quotes.new.nothing')}</p>}
        {error && <CalculationFailure failure={calculationFailure(error, audit.lines)} onRetry={refetch} />}
        {isWaiting && (
          <div role="status" aria-label={text('shell.loading')}>
            <Skeleton className="h-48" />
          </div>
        )}
        {option ? (
          <div className={isCurrent ? '' : 'opacity-50'} aria-busy={!isCurrent}>
            <QuoteOptions
              {...{ options, option, discount }}
              discountError={errorOf(save.error, 'discount') ?? errorOf(save.error, 'discountPercent')}
              onChoose={({ key }) => choose(key)}
            >
              {other}
            </QuoteOptions>
          </div>
        ) : (
          <>
            {isCurrent && <p>{text('admin-quotes.new.none')}</p>}
            {other}
          </>
        )}
        {failure && <Banner tone="error" title={failure} />}
      </div>
      <ScreenActionPlace>
        {option && (
          <p
            className={`flex flex-wrap items-baseline gap-x-2 self-center font-semibold max-sm:grow-0! ${isCurrent ? '' : 'opacity-50'}`}
            aria-busy={!isCurrent}
          >
            <span className="max-sm:sr-only">{text('sizing.receipt.total')} </span>
            <span className="money" aria-live="polite">
              {formatMoney(lessDiscount(option, discount))}
            </span>
          </p>
        )}
        <Button
          icon="check"
          className="max-sm:min-w-0 max-sm:px-3 max-sm:[&_svg]:hidden sm:ml-auto"
          disabled={!option || !isCurrent || discount.taken === null}
          loading={save.isPending}
          onClick={() => option && save.mutate({ request, option, language, discount: discount.taken })}
        >
          {text('admin-quotes.new.save')}
        </Button>
      </ScreenActionPlace>
    </Card>
  )
}

type Made = {
  readonly request: AuditRequest
  readonly option: QuoteOption
  readonly language: Language
  readonly discount: Discount | null
}

/** Saves a quote for a request, else for that of whoever has such a phone, then opens it. A retry after a lost answer makes no second one. */
function useSaving(lead: AdminLead | null, phone: string) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [, keepCountry] = useUsualCountry()
  const { country } = useVisitor()
  const form = `${quotesPath} ${lead?.id ?? ''}`
  return useMutation({
    mutationFn: async ({ request, option: { system }, language, discount }: Made) => {
      // As it is typed now: the screen may not know it yet.
      const leadId = lead ? lead.id : (await requestOf(phone, country))?.id
      const body = { ...request, system, language, ...discountBody(discount), leadId }
      const made = await sendJson<QuoteReceipt>('POST', quotesPath, body, {
        idempotencyKey: submissionKey(form, JSON.stringify(body)),
      })
      return { ...made, leadId }
    },
    onSuccess: async ({ key, reference, leadId }, { request }) => {
      renewSubmissionKey(form)
      toast({ title: text('admin-quotes.new.saved', { reference }) })
      // The next caller wants something else; a request may well have a second quote like the first.
      if (!lead) {
        clearDraft()
        if (request.country) keepCountry(request.country)
      }
      await client.invalidateQueries({ queryKey: [quotesPath] })
      if (leadId) void client.invalidateQueries({ queryKey: leadQuery(String(leadId)).queryKey })
      await navigate(adminQuotePage(key))
    },
  })
}
