import { ColumnChart } from '#design/admin/column-chart.tsx'
import { Counters } from '#design/admin/counters.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Numbers, ContactTimes, Funnel } from '../../analytics.ts'
import { estimateInWords, timeInWords } from './time-in-words.ts'
import { useNumberBars } from './use-number-bars.tsx'
import type { Language } from '#kernel/language.ts'
import type { DaySpan, Period } from '../../period.ts'
import { BarList, type Bar } from '#design/charts/bar-list.tsx'
import { DataList } from '#design/data-list.tsx'
import type { Text } from '#i18n/text.ts'
import { contactBucket } from '../../contact-time.ts'
import { useCompany } from '#client/company.tsx'
import { funnelSteps } from '../../measure.ts'
import { shareOf } from './share-of.ts'
import { useId, type ReactNode, useState } from 'react'
import { Button } from '#design/button.tsx'

/** Everything that was counted, card by card. */
export function AnalyticsCards({ numbers }: { numbers: Numbers }) {
  const text = useText()
  const bars = useNumberBars(numbers)
  const { days, requests, audits, funnels, contact } = numbers
  const amount = (value: number) => formatNumber(value, text.language)
  const submitted = funnels.reduce((sum, { steps }) => sum + steps.submitted, 0)
  const byDay = text(`admin-numbers.requestsByDay.${days}`)
  const card = (title: string, list: keyof typeof bars, hint?: string) => (
    <AnalyticsCard title={title} {...(hint && { hint })}>
      <RankedBars label={title} bars={bars[list]} />
    </AnalyticsCard>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <Counters
          label={text('admin-numbers.summary')}
          counters={[
            { key: 'requests', label: text('admin-numbers.requests'), value: amount(requests) },
            { key: 'audits', label: text('admin-numbers.audits'), value: amount(audits) },
            { key: 'submitted', label: text('admin-numbers.submitted'), value: amount(submitted) },
            {
              key: 'contact',
              label: text('admin-numbers.firstContact'),
              value: contact.minutes ? estimateInWords(contact.minutes.half, text) : undefined,
            },
          ]}
        />
      </div>
      <AnalyticsCard title={byDay} hint={text('admin-numbers.requests.hint')} isWide>
        <ColumnChart
          title={byDay}
          columns={numbers.requestsByDay.map((bar) => ({
            key: bar.from,
            name: spanName(bar, text.language),
            tick: barTick(days, bar, text.language),
            value: bar.count,
          }))}
          labels={{
            name: text('admin-numbers.table.when'),
            value: text('admin-numbers.requests'),
            table: text('admin-numbers.table'),
          }}
          amount={amount}
        />
      </AnalyticsCard>
      <FunnelCard funnels={funnels} />
      <div className="grid gap-4">
        {card(text('admin-numbers.byKind'), 'kinds')}
        {card(text('admin-numbers.byCountry'), 'countries')}
        <ContactCard contact={contact} />
      </div>
      <div className="grid gap-4">
        {card(text('admin-numbers.byPage'), 'pages')}
        {card(text('admin-numbers.byState'), 'states', text('admin-numbers.byState.hint'))}
        {card(text('admin-numbers.bySegment'), 'segments')}
      </div>
      {card(text('admin-numbers.products'), 'products', text('admin-numbers.products.hint'))}
      {card(text('admin-numbers.appliances'), 'appliances', text('admin-numbers.appliances.hint'))}
    </div>
  )
}

const short: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
  '7': { weekday: 'short', day: 'numeric' },
  '30': { day: 'numeric', month: 'short' },
  '90': { day: 'numeric', month: 'short' },
  '365': { month: 'short', year: 'numeric' },
}

/** What stands under a bar of a period: `lun. 16`, `16 mars`, `mars 2026`. */
function barTick(period: Period, { from }: DaySpan, language: Language): string {
  return momentOf(from).toLocaleDateString(language, { ...short[period], timeZone: 'UTC' })
}

/** Days in a row: `12–18 mars 2026`, `Mar 12 – 18, 2026`. */
function spanName({ from, to }: DaySpan, language: Language): string {
  const form = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return form.formatRange(momentOf(from), momentOf(to))
}

const momentOf = (date: string) => new Date(`${date}T00:00:00Z`)

const shares = ['quarter', 'half', 'threeQuarters'] as const

/** How long requests waited for somebody of ours, and how many still wait. */
function ContactCard({ contact }: { contact: ContactTimes }) {
  const text = useText()
  const { contacted, waiting, minutes, buckets } = contact
  const amount = (value: number) => formatNumber(value, text.language)
  return (
    <AnalyticsCard title={text('admin-numbers.contact')} hint={text('admin-numbers.contact.hint')}>
      <DataList
        rows={[
          ...(minutes
            ? shares.map((share) => ({
                key: share,
                label: text(`admin-numbers.contact.${share}`),
                value: estimateInWords(minutes[share], text),
                strong: share === 'half',
              }))
            : []),
          { key: 'contacted', label: text('admin-numbers.contact.contacted'), value: amount(contacted) },
          { key: 'waiting', label: text('admin-numbers.contact.waiting'), value: amount(waiting) },
        ]}
      />
      {contacted > 0 && (
        <BarList
          label={text('admin-numbers.contact')}
          bars={buckets.map((count, at) => ({
            key: String(at),
            label: bucketName(at, text),
            value: count,
            amount: amount(count),
          }))}
        />
      )}
    </AnalyticsCard>
  )
}

function bucketName(at: number, text: Text): string {
  const { from, to } = contactBucket(at)
  if (to === null) return text('admin-numbers.contact.over', { from: timeInWords(from, text) })
  if (from === 0) return text('admin-numbers.contact.upTo', { to: timeInWords(to, text) })
  return text('admin-numbers.contact.between', { from: timeInWords(from, text), to: timeInWords(to, text) })
}

/** From audits to approved applications, country by country, each step with its share of the one before. */
function FunnelCard({ funnels }: { funnels: readonly Funnel[] }) {
  const { contacts } = useCompany()
  const text = useText()
  return (
    <AnalyticsCard title={text('admin-numbers.funnel')} hint={text('admin-numbers.funnel.hint')} isWide>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {funnels.map(({ country, steps }) => {
          const name = contacts[country].name[text.language]
          return (
            <div key={country} className="grid content-start gap-3">
              <h3 className="text-base">{name}</h3>
              <BarList
                label={`${text('admin-numbers.funnel')} (${name})`}
                bars={funnelSteps.map((step, at) => {
                  const before = funnelSteps[at - 1]
                  // Nobody is followed: more may ask than have calculated, and are no share of them.
                  const isShare = before && steps[step] <= steps[before]
                  const share = isShare && shareOf(steps[step], steps[before], text.language)
                  return {
                    key: step,
                    label: text(`admin-numbers.funnel.${step}`),
                    value: steps[step],
                    amount: formatNumber(steps[step], text.language),
                    tone: step === 'approved' ? 'leaf' : 'ink',
                    note: share && <span className="block">{text('admin-numbers.funnel.share', { share })}</span>,
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

type NumbersCardProps = {
  readonly title: string
  readonly hint?: string
  /** Over the whole width of a desk. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Some numbers under their heading. */
function AnalyticsCard({ title, hint, isWide = false, children }: NumbersCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 grid-cols-1 content-start gap-4 rounded-card border border-line bg-white p-4 sm:p-5 ${isWide ? 'lg:col-span-2' : ''}`}
    >
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

/** So many are shown at once; of more only the first few. */
const mostShown = 10
const shownAtFirst = 8

type RankedBarsProps = { readonly label: string; readonly bars: readonly Bar[] }

/** Bars, the longest first; the end of a long list when asked for. */
function RankedBars({ label, bars }: RankedBarsProps) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  if (bars.length === 0) return <p className="text-muted">{text('admin-numbers.none')}</p>
  const isLong = bars.length > mostShown
  return (
    <>
      <BarList label={label} bars={isLong && !isWhole ? bars.slice(0, shownAtFirst) : bars} />
      {isLong && (
        <Button
          tone="secondary"
          size="sm"
          className="justify-self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text('admin-numbers.less') : text('admin-numbers.more', { count: bars.length - shownAtFirst })}
        </Button>
      )}
    </>
  )
}
