import { BarList } from '#design/charts/bar-list.tsx'
import { DataList } from '#design/data-list.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { contactBucket } from '../../contact-time.ts'
import type { ContactTimes } from '../../numbers.ts'
import { AnalyticsCard } from './numbers-card.tsx'
import { estimateInWords, timeInWords } from './time-in-words.ts'

const shares = ['quarter', 'half', 'threeQuarters'] as const

/** How long requests waited for somebody of ours, and how many still wait. */
export function ContactCard({ contact }: { contact: ContactTimes }) {
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
