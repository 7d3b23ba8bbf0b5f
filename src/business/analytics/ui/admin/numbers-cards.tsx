import { ColumnChart } from '#design/admin/column-chart.tsx'
import { Counters } from '#design/admin/counters.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Numbers } from '../../numbers.ts'
import { barTick, spanName } from './bar-names.ts'
import { ContactCard } from './contact-card.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { AnalyticsCard } from './numbers-card.tsx'
import { RankedBars } from './ranked-bars.tsx'
import { estimateInWords } from './time-in-words.ts'
import { useNumberBars } from './use-number-bars.tsx'

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
