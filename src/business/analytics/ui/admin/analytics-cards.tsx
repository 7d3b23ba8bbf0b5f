import { Link } from 'react-router'
import { ColumnChart } from '#design/admin/column-chart.tsx'
import type { Counter } from '#design/admin/counters.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import {
  type Analytics,
  type ContactTimes,
  type Funnel,
  contactBucket,
  longestContact,
  submittedOf,
} from '../../analytics.ts'
import { AnalyticsCard, firstOf, FoldedCard, RankedBars } from './analytics-card.tsx'
import { DecidedCard } from './decided-card.tsx'
import { estimateInWords, timeInWords } from './time-in-words.ts'
import { useAnalyticsBars, shareOf } from './use-analytics-bars.tsx'
import { languageTable, type Language } from '#kernel/language.ts'
import type { DaySpan, Period } from '../../period.ts'
import { BarList } from '#design/charts/bar-list.tsx'
import { DataList } from '#design/data-list.tsx'
import { QuotesCard, WonCard } from './won-card.tsx'
import type { Text } from '#i18n/text.ts'
import { useCompany } from '#client/company.tsx'

/** Everything that was counted, card by card. */
export function AnalyticsCards({ analytics }: { analytics: Analytics }) {
  const text = useText()
  const bars = useAnalyticsBars(analytics)
  const { days, requests, audits, funnels, contact, before } = analytics
  const amount = (value: number) => formatNumber(value, text.language)
  const hasBefore = before.requests + before.audits + before.submitted > 0
  const compared = (count: number) => (hasBefore ? text('admin-analytics.before', { count: amount(count) }) : undefined)
  // One bar alone has nothing beside it to be compared with.
  const [alone, ...others] = analytics.requestsByDay
  const byDay = text(`admin-analytics.requestsByDay.${days}`)
  // Of nothing there is no card; one bar alone compares nothing, where its figure stands above already.
  const card = (title: string, list: keyof typeof bars, hint?: string, least = 1) =>
    bars[list].length >= least && (
      <FoldedCard title={title} hint={hint} first={firstOf(bars[list])}>
        <RankedBars label={title} bars={bars[list]} />
      </FoldedCard>
    )
  const active = funnels.filter(({ steps }) => steps.started > 0)
  const inCountry = analytics.country === null ? '' : `country=${analytics.country}`
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <KeyFigures
          label={text('admin-analytics.summary')}
          figures={[
            {
              key: 'waiting',
              label: text('admin-analytics.waiting'),
              value: amount(contact.waiting),
            },
            {
              key: 'requests',
              label: text('admin-analytics.requests'),
              value: amount(requests),
              note: compared(before.requests),
              to: `/admin/leads?sort=newest&${inCountry}`,
            },
            {
              key: 'audits',
              label: text('admin-analytics.audits'),
              value: amount(audits),
              note: compared(before.audits),
            },
            {
              key: 'submitted',
              label: text('admin-analytics.submitted'),
              value: amount(submittedOf(funnels)),
              note: compared(before.submitted),
              to: `/admin/applications?${inCountry}`,
            },
            ...(contact.minutes
              ? [
                  {
                    key: 'contact',
                    label: text('admin-analytics.firstContact'),
                    value: estimateInWords(contact.minutes.half, text),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {/* What was sold is asked first. */}
      {analytics.won.length > 0 && <WonCard won={analytics.won} />}
      {analytics.quotesSent.length > 0 && <QuotesCard sent={analytics.quotesSent} />}
      {analytics.decisions.byPerson.length > 0 && <DecidedCard decisions={analytics.decisions} />}
      <AnalyticsCard title={byDay} hint={text('admin-analytics.requests.hint')}>
        {alone && others.length === 0 ? (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-3xl font-bold tabular-nums">{amount(alone.count)}</span>
            <span className="first-letter:uppercase">{spanName(alone, text.language)}</span>
            <span className="text-muted">{compared(before.requests) ?? text('admin-analytics.before.none')}</span>
          </p>
        ) : (
          <ColumnChart
            title={byDay}
            columns={analytics.requestsByDay.map((bar) => ({
              key: bar.from,
              name: spanName(bar, text.language),
              tick: barTick(days, bar, text.language),
              value: bar.count,
            }))}
            labels={{
              name: text('admin-analytics.table.when'),
              value: text('admin-analytics.requests'),
              table: text('admin-analytics.table'),
            }}
            amount={amount}
          />
        )}
      </AnalyticsCard>
      {active.length > 0 && <FunnelCard funnels={active} />}
      {/* Columns fill from the top, whatever cards there are. */}
      <div className="gap-4 *:mb-4 *:break-inside-avoid lg:col-span-2 lg:columns-2">
        {card(text('admin-analytics.byKind'), 'kinds')}
        {card(text('admin-analytics.products'), 'products', text('admin-analytics.products.hint'))}
        {contact.contacted > 0 && <ContactCard contact={contact} />}
        {card(text('admin-analytics.byPage'), 'pages')}
        {card(text('admin-analytics.byState'), 'states', text('admin-analytics.byState.hint'))}
        {card(text('admin-analytics.byCountry'), 'countries', undefined, 2)}
        {card(text('admin-analytics.bySegment'), 'segments')}
        {card(text('admin-analytics.appliances'), 'appliances', text('admin-analytics.appliances.hint'))}
      </div>
    </div>
  )
}

const short: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
  '7': { weekday: 'short', day: 'numeric' },
  '30': { day: 'numeric', month: 'short' },
  month: { day: 'numeric', month: 'short' },
  'last-month': { day: 'numeric', month: 'short' },
  '90': { day: 'numeric', month: 'short' },
  '365': { month: 'short', year: 'numeric' },
}

/** What stands under a bar of a period: `lun. 16`, `16 mars`, `mars 2026`. */
function barTick(period: Period, { from }: DaySpan, language: Language): string {
  return momentOf(from).toLocaleDateString(languageTable[language].locale, { ...short[period], timeZone: 'UTC' })
}

/** Days in a row: `12–18 mars 2026`, `12–18 Mar 2026`. */
function spanName({ from, to }: DaySpan, language: Language): string {
  const form = new Intl.DateTimeFormat(languageTable[language].locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return form.formatRange(momentOf(from), momentOf(to))
}

const momentOf = (date: string) => new Date(`${date}T00:00:00Z`)

const shares = ['quarter', 'half', 'threeQuarters'] as const

/** How long requests waited for somebody of ours. */
function ContactCard({ contact }: { contact: ContactTimes }) {
  const text = useText()
  const { contacted, minutes, buckets } = contact
  const amount = (value: number) => formatNumber(value, text.language)
  return (
    <FoldedCard
      title={text('admin-analytics.contact')}
      hint={text('admin-analytics.contact.hint')}
      first={minutes ? estimateInWords(minutes.half, text) : text('admin-analytics.contact.few', { count: contacted })}
    >
      <DataList
        rows={[
          ...(minutes
            ? shares
                .filter((share) => minutes[share] < longestContact)
                .map((share) => ({
                  key: share,
                  label: text(`admin-analytics.contact.${share}`),
                  value: <span className="whitespace-nowrap">{timeInWords(minutes[share], text)}</span>,
                  strong: share === 'half',
                }))
            : []),
          { key: 'contacted', label: text('admin-analytics.contact.contacted'), value: amount(contacted) },
        ]}
      />
      <BarList
        label={text('admin-analytics.contact')}
        isLevel={buckets.filter((count) => count > 0).length === 1}
        bars={buckets.flatMap((count, at) =>
          count > 0 ? [{ key: String(at), label: bucketName(at, text), value: count, amount: amount(count) }] : [],
        )}
      />
    </FoldedCard>
  )
}

function bucketName(at: number, text: Text): string {
  const { from, to } = contactBucket(at)
  if (to === null) return text('admin-analytics.contact.over', { from: timeInWords(from, text) })
  if (from === 0) return text('admin-analytics.contact.upTo', { to: timeInWords(to, text) })
  return text('admin-analytics.contact.between', { from: timeInWords(from, text), to: timeInWords(to, text) })
}

/** What follows from the step before: calculations and requests are other people's. */
const applicationSteps = ['started', 'submitted', 'approved'] as const

/** What became of the applications that were started, country by country, each step with its share of the one before. */
function FunnelCard({ funnels }: { funnels: readonly Funnel[] }) {
  const { contacts } = useCompany()
  const text = useText()
  return (
    <AnalyticsCard title={text('admin-analytics.funnel')} hint={text('admin-analytics.funnel.hint')}>
      <div className={`grid grid-cols-1 gap-6 ${funnels.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {funnels.map(({ country, steps }) => {
          const name = contacts[country].name[text.language]
          return (
            <div key={country} className="grid content-start gap-3">
              <h3 className="text-base">{name}</h3>
              <BarList
                label={`${text('admin-analytics.funnel')} (${name})`}
                bars={applicationSteps.map((step, at) => {
                  const before = applicationSteps[at - 1]
                  const share = before && shareOf(steps[step], steps[before], text.language)
                  return {
                    key: step,
                    label: text(`admin-analytics.funnel.${step}`),
                    value: steps[step],
                    amount: formatNumber(steps[step], text.language),
                    tone: step === 'approved' ? 'leaf' : 'ink',
                    note: share && <span className="block">{text('admin-analytics.funnel.share', { share })}</span>,
                  }
                })}
              />
            </div>
          )
        })}
      </div>
    </AnalyticsCard>
  )
}

/** A figure, and what it is compared with. */
type KeyFigure = Counter & {
  readonly note?: string | undefined
  /** Where what it counts is listed. */
  readonly to?: string
}

/** What one looks at first. */
function KeyFigures({ label, figures }: { label: string; figures: readonly KeyFigure[] }) {
  return (
    <dl
      aria-label={label}
      className={`grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] sm:gap-3 ${figures.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}
    >
      {figures.map(({ key, label: name, value, note, to }) => (
        <div
          key={key}
          className="relative flex flex-col-reverse justify-end rounded-card has-[a]:hover:border-ink max-sm:last:odd:col-span-2 border border-line bg-white px-2.5 py-1.5 sm:px-4 sm:py-3"
        >
          <dt className="text-xs text-muted sm:text-sm">
            {to ? (
              <Link to={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-xl font-bold tabular-nums sm:text-2xl">{value}</span>
            {note && <span className="text-xs text-muted tabular-nums">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
