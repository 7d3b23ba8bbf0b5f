import { useState, type ReactNode, type RefObject } from 'react'
import { Link } from '#client/link.tsx'
import { Badge } from '#design/badge.tsx'
import { DataList } from '#design/data-list.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { formatNumber, formatUpTo } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine, type Money } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import { Picture } from '#business/media/ui/picture.tsx'
import type { AuditAnswer, SystemAnswer } from '../audit-answer.ts'
import { longestHours } from '../backup-duration.ts'
import { parameters } from '../parameters.ts'
import { Explained } from './requirement-cards.tsx'
import type { Instalments } from './instalments.ts'
import type { Keeping } from './use-keeping.ts'
import { sunWords } from './sun-words.ts'
import { SystemFacts } from './system-facts.tsx'
import { SystemPrice } from './system-price.tsx'
import { WaysOn } from './ways-on.tsx'

const moneyOf = (system: Pick<SystemAnswer, 'currency'>, amount: number): Money => ({
  amount,
  currency: system.currency,
})

/** A system by its name, with how many of it. */
export const systemName = ({ units, ...product }: SystemAnswer, text: Text) =>
  units > 1
    ? text('sizing.answer.units', { units, name: nameIn(product, text.language) })
    : nameIn(product, text.language)

type RecommendationProps = {
  answer: AuditAnswer
  system: SystemAnswer
  instalments: Instalments
  keeping: Keeping
  /** What the system is recommended for, in a word or two. */
  badge: string
  actions: RefObject<HTMLDivElement | null>
  /** That all of it runs, under what the price is made of. */
  runs: ReactNode
  /** What else can be done with it: links in a line. */
  children: ReactNode
}

/** The answer: a system that works, the price of all of it, what it costs a month, and how long it carries the night. */
export function Recommendation({
  answer,
  system,
  instalments,
  keeping,
  badge,
  actions,
  runs,
  children,
}: RecommendationProps) {
  const text = useText()
  const details = `/products/${system.id}?audited=true`
  return (
    <div className="grid gap-4 lg:beside-panel">
      <section
        aria-labelledby="recommended"
        className="keep-together overflow-hidden rounded-card border-2 border-sun bg-white shadow-card"
      >
        <div className="grid grid-cols-[6rem_1fr] sm:grid-cols-[18rem_1fr] sm:grid-rows-[auto_1fr]">
          <div className="self-start pt-4 pl-4 sm:row-span-2 sm:pt-6 sm:pl-6">
            <SystemPicture system={system} />
          </div>
          <div className="p-4 pb-2 sm:p-6 sm:pb-3">
            <Badge tone="sun" icon="check">
              {badge}
            </Badge>
            <h3 id="recommended" className="mt-2">
              {systemName(system, text)}
            </h3>
          </div>
          <div className="col-span-2 px-4 pt-4 sm:col-span-1 sm:col-start-2 sm:px-6 sm:pt-0">
            <p className="text-sm text-muted">{text('sizing.answer.total')}</p>
            <SystemPrice
              money={moneyOf(system, system.totalPrice)}
              className="font-display text-3xl font-semibold whitespace-nowrap sm:text-4xl"
            />
            <p className="mt-1">
              {text('sizing.answer.monthly', {
                percent: instalments.percent,
                amount: onOneLine(formatMoney(moneyOf(system, instalments.monthlyPayment))),
                months: instalments.months,
              })}
            </p>
            <Included system={system} />
          </div>
        </div>
        <div className="grid gap-4 p-4 sm:p-6">
          <p className="font-semibold">{nightWords(answer, system, text)}</p>
          <div ref={actions}>
            <WaysOn {...{ system, keeping }} />
          </div>
          <Link
            to={details}
            from="energy-audit"
            className="link -my-1 inline-flex min-h-11 items-center justify-self-start print:hidden"
          >
            {text('sizing.match.details')}
          </Link>
          {system.powerMatchBySurge && <p className="text-sm">{text('sizing.match.bySurge')}</p>}
          <BackupFacts backupHours={answer.backupHours} system={system} />
        </div>
      </section>
      <div className="grid gap-4">
        <ReceiptCard {...{ answer, system, instalments }} />
        {runs}
        <div className="flex flex-wrap gap-x-6 print:hidden">{children}</div>
      </div>
    </div>
  )
}

/** Whether panels and installation are in the price. */
function Included({ system: { panels, installation } }: { system: SystemAnswer }) {
  const text = useText()
  if (panels === 0 && installation === 0) return null
  const what = panels === 0 ? 'installation' : installation === 0 ? 'panels' : 'all'
  return <p className="text-sm text-muted">{text(`sizing.answer.included.${what}`)}</p>
}

/** How long the battery carries what it must from 17:00 on. */
function nightWords({ allEssential }: AuditAnswer, { actualBackupHours }: SystemAnswer, text: Text): string {
  const what = allEssential ? 'all' : 'essentials'
  if (actualBackupHours >= longestHours) return text(`sizing.answer.night.${what}.days`, { days: longestHours / 24 })
  return text(`sizing.answer.night.${what}`, { hours: roundHours(actualBackupHours, text) })
}

/** Hours as one says them: whole ones, and halves of what is short. */
const roundHours = (hours: number, { language }: Text) =>
  formatUpTo(hours < 3 ? Math.round(hours * 2) / 2 : Math.round(hours), language, 1)

/** How long a system really lasts, beside what was asked: to the tenth, since half an hour may part the two. */
export const actualHours = ({ actualBackupHours: hours }: SystemAnswer, text: Text) =>
  hours >= longestHours
    ? text('sizing.match.actual.most', { hours: longestHours })
    : text('sizing.match.actual.hours', { hours: formatUpTo(hours, text.language, 1) })

type BackupFactsProps = Pick<AuditAnswer, 'backupHours'> & { system: SystemAnswer }

/** The backup asked for as the specified range, and how long the system really lasts. */
function BackupFacts({ backupHours, system }: BackupFactsProps) {
  const text = useText()
  const range = { from: backupHours, to: backupHours + parameters.backupRange.value }
  const row = (key: 'range' | 'actual', value: string) => ({
    key,
    label: text(`sizing.match.${key}`),
    value: <span className="figure font-semibold">{value}</span>,
  })
  return (
    <div>
      <DataList
        className="border-t border-line sm:grid sm:grid-cols-2 gap-x-6 sm:divide-y-0"
        rows={[row('range', text('sizing.match.range.hours', range)), row('actual', actualHours(system, text))]}
      />
      <Explained
        className="mt-1"
        what={text('sizing.match.actual')}
        formula={`${text('sizing.match.actual.note')} ${text('sizing.formula.backup')}`}
        terms={system.backup.terms}
      />
    </div>
  )
}

type ReceiptProps = { answer: AuditAnswer; system: SystemAnswer; instalments: Instalments }

/** What the total is made of; every line opens to how it came about. */
function ReceiptCard({ answer, system, instalments }: ReceiptProps) {
  const text = useText()
  const { units, panels, panelPowerW, withoutPanelsPrice } = system
  const money = (amount: number) => formatMoney(moneyOf(system, amount))
  const { share, minimum } = answer.installationTerms
  return (
    <section aria-labelledby="receipt" className="keep-together rounded-card border border-line bg-white p-4 sm:p-6">
      <h3 id="receipt" className="mb-2">
        {text('sizing.receipt.title')}
      </h3>
      <div className="divide-y divide-line border-b-2 border-ink">
        <ReceiptLine label={systemName(system, text)} amount={money(system.systemPrice)}>
          {units > 1 && (
            <p className="money">{text('sizing.receipt.each', { count: units, price: money(system.price) })}</p>
          )}
          <SystemFacts system={system} />
        </ReceiptLine>
        {panels > 0 && (
          <ReceiptLine
            label={text('sizing.receipt.panels', { count: panels, power: panelPowerW })}
            amount={money(system.panelsPrice)}
          >
            <p>{text('sizing.receipt.each', { count: panels, price: money(system.panelsPrice / panels) })}</p>
            <p className="mt-1">{sunWords(answer, text)}</p>
          </ReceiptLine>
        )}
        {system.installation > 0 && (
          <ReceiptLine label={text('sizing.receipt.installation')} amount={money(system.installation)}>
            {text('sizing.receipt.installation.how', {
              percent: formatNumber(share * 100, text.language),
              minimum: money(minimum),
            })}
          </ReceiptLine>
        )}
      </div>
      <p className="flex items-baseline justify-between gap-4 py-3 pr-8 text-lg font-semibold">
        <span>{text('sizing.receipt.total')}</span>
        <span className="money">{money(system.totalPrice)}</span>
      </p>
      <div className="divide-y divide-line border-t border-line">
        <ReceiptLine label={text('sizing.receipt.monthly')} amount={money(instalments.monthlyPayment)}>
          {text('sizing.receipt.monthly.how', {
            percent: instalments.percent,
            first: money(instalments.downPayment),
            months: instalments.months,
            amount: money(instalments.monthlyPayment),
          })}
        </ReceiptLine>
      </div>
      {withoutPanelsPrice !== null && (
        <p className="mt-2 text-sm">{text('sizing.receipt.withoutPanels', { amount: money(withoutPanelsPrice) })}</p>
      )}
    </section>
  )
}

type ReceiptLineProps = { label: string; amount: string; children: ReactNode }

/** A line of the receipt; its amount stands in the column of amounts. */
function ReceiptLine({ label, amount, children }: ReceiptLineProps) {
  return (
    <Disclosure
      look="plain"
      summary={
        <span className="flex items-baseline justify-between gap-x-4 font-normal">
          <span>{label}</span>
          <span className="money font-semibold">{amount}</span>
        </span>
      }
    >
      <div className="text-sm text-muted">{children}</div>
    </Disclosure>
  )
}

/** The drawn picture of a system, or the placeholder. The words beside it say what it is. */
function SystemPicture({ system }: { system: Pick<ProductSummary, 'imageUrl'> }) {
  const [failed, setFailed] = useState(false)
  return (
    <Picture
      src={(!failed && system.imageUrl) || '/api/placeholder-image'}
      alt=""
      eager
      width={640}
      height={480}
      className="aspect-4/3 w-full rounded-control bg-sand-2 object-cover"
      onError={() => setFailed(true)}
    />
  )
}
