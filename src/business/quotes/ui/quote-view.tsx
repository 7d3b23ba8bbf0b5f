import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longestHours } from '#business/energy/backup-duration.ts'
import { placeName } from '#business/energy/place-name.ts'
import { useCompany } from '#client/company.tsx'
import { shareLink } from '#client/share-link.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { Icon } from '#design/icon.tsx'
import { toast } from '#design/toast.ts'
import { formatKwh, formatLongDate, formatNumber } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { formatInEuro, formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { quotePage } from '../quote-address.ts'
import type { Quote } from '../quote.ts'
import { CompareQuotes } from './compare-quotes.tsx'
import { WhatIsSaved } from './what-is-saved.tsx'
import { writtenSize } from '#kernel/written-size.ts'

type QuoteViewProps = {
  quote: Quote
  actions: ReactNode
  /** The other quote that the address names, or what stands in its place. */
  comparedWith: string | null
}

/** A quote: what it costs, what has changed since, what it is made of and what it runs. On paper it is a document by itself. */
export function QuoteView({ quote, actions, comparedWith }: QuoteViewProps) {
  const text = useText()
  return (
    <article className="container grid grid-cols-[minmax(0,1fr)] gap-6 py-8 sm:py-12">
      <QuoteHead quote={quote} actions={actions} />
      <Replaced quote={quote} />
      <WhatChanged quote={quote} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
          <Receipt quote={quote} />
          <System quote={quote} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
          <Runs quote={quote} />
          {quote.system.savings && <WhatIsSaved quote={quote} savings={quote.system.savings} />}
          <Share quote={quote} />
        </div>
      </div>
      <CompareQuotes quote={quote} named={comparedWith} />
      <p className="hidden text-sm print:block">{text('quote.print', { url: quote.url })}</p>
    </article>
  )
}

const useMoney = ({ currency }: Quote) => {
  return (amount: number) => formatMoney({ amount, currency })
}

function QuoteHead({ quote, actions }: Pick<QuoteViewProps, 'quote' | 'actions'>) {
  const text = useText()
  const money = useMoney(quote)
  const { totalPrice, currency, system, isValid, instalments } = quote
  const date = (day: string) => formatLongDate(day, text.language)
  const euro = formatInEuro({ amount: totalPrice, currency })
  return (
    <header className="grid gap-4">
      <div>
        <h1>{text('quote.title', { reference: quote.reference })}</h1>
        <p className="mt-1 text-muted">
          {text('quote.madeOn', { date: date(quote.madeOn), list: date(quote.priceListDate) })}
        </p>
      </div>
      <div>
        <p className="text-sm text-muted">{text(system.installation > 0 ? 'quote.total' : 'quote.total.bare')}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="money font-display text-4xl leading-tight">{money(totalPrice)}</strong>
          {euro && <span className="money text-muted">{euro}</span>}
        </p>
        <p className="mt-1 font-semibold">
          {text(isValid ? 'quote.validUntil' : 'quote.isOver', { date: date(quote.validUntil) })}
        </p>
        {instalments && (
          <p className="mt-1">
            {text('quote.monthly', {
              monthly: money(instalments.monthlyPayment),
              count: instalments.amounts.length,
              down: money(instalments.downPayment),
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>
    </header>
  )
}

/** That another was made in its place. */
function Replaced({ quote: { replacedBy } }: { quote: Quote }) {
  const text = useText()
  if (!replacedBy) return null
  const { key, reference } = replacedBy
  return (
    <Banner tone="info" title={text('quote.replaced')}>
      {text('quote.replaced.text', { reference })}{' '}
      <Link to={quotePage(key)} className="link">
        {text('quote.replaced.open', { reference })}
      </Link>
    </Banner>
  )
}

/** What the same system costs today, beside what it was. */
export function WhatChanged({ quote }: { quote: Quote }) {
  const text = useText()
  const money = useMoney(quote)
  const { now, isValid, totalPrice } = quote
  const date = (day: string) => formatLongDate(day, text.language)
  const was = money(totalPrice)
  const list = date(now.priceListDate)
  if (now.receipt === null) {
    return (
      <Banner tone="info" title={text('quote.changed.withdrawn.title')}>
        {text('quote.changed.withdrawn.text', { was, list })}
      </Banner>
    )
  }
  const costs = money(now.receipt.totalPrice)
  if (now.state === 'same') {
    return (
      <p className="flex gap-2 text-sm text-muted">
        <Icon name="check-circle" className="size-5 text-leaf" />
        {text('quote.changed.same', { now: costs, list })}
      </p>
    )
  }
  const key = isValid ? 'quote.changed.price.valid' : 'quote.changed.price.over'
  return (
    <Banner tone="info" title={text('quote.changed.price.title')}>
      {text(key, { was, now: costs, date: date(quote.validUntil) })}
    </Banner>
  )
}

export function Receipt({ quote }: { quote: Quote }) {
  const text = useText()
  const money = useMoney(quote)
  const { units, panels, panelPowerW, systemPrice, panelsPrice, installation, totalPrice } = quote.system
  const amount = (value: number) => <span className="money">{money(value)}</span>
  const name = nameIn(quote.system, text.language)
  const watts = formatQuantity(panelPowerW, 'Wp', text.language)
  const rows = [
    { key: 'units', label: text('quote.receipt.units', { count: units, name }), value: amount(systemPrice) },
    ...(panels > 0
      ? [
          {
            key: 'panels',
            label: text('quote.receipt.panels', { count: panels, watts }),
            value: amount(panelsPrice),
          },
        ]
      : []),
    ...(installation > 0
      ? [{ key: 'installation', label: text('quote.receipt.installation'), value: amount(installation) }]
      : []),
    { key: 'total', label: text('quote.receipt.total'), value: amount(totalPrice), strong: true },
  ]
  return (
    <Card className="keep-together">
      <h2 className="text-xl">{text('quote.receipt')}</h2>
      <DataList className="mt-2" rows={rows} />
    </Card>
  )
}

function System({ quote: { system } }: { quote: Quote }) {
  const text = useText()
  const { actualBackupHours: backup } = system
  const key = backup >= longestHours ? 'quote.system.hours.most' : 'quote.system.hours'
  const hours = formatNumber(backup, text.language, backup >= longestHours ? 0 : 1)
  const rows = [
    { key: 'capacity', label: text('quote.system.capacity'), value: writtenSize(system.capacity) },
    { key: 'battery', label: text('quote.system.battery'), value: writtenSize(system.batteryCapacity) },
    { key: 'backup', label: text('quote.system.backup'), value: text(key, { hours }) },
  ]
  return (
    <Card className="keep-together">
      <h2 className="text-xl">{text('quote.system')}</h2>
      <p className="mt-1">
        {nameIn(system, text.language)}
        {system.manufacturer && <span className="text-muted"> · {system.manufacturer}</span>}
      </p>
      <DataList className="mt-2" rows={rows.filter(({ value }) => value !== '')} />
      <Link to={`/products/${system.id}`} className="link mt-3 inline-block py-2 print:hidden">
        {text('quote.system.details')}
      </Link>
    </Card>
  )
}

/** Every appliance, and how much of what it asks for it gets. */
export function Runs({ quote: { audit, system } }: { quote: Quote }) {
  const text = useText()
  const { language } = text
  const shares = new Map(system.notCarried.map(({ applianceId, servedShare }) => [applianceId, servedShare]))
  const served = (applianceId: number, isEssential: boolean) => {
    const share = isEssential ? undefined : shares.get(applianceId)
    if (share === undefined) return text('quote.runs.all')
    return share < 0.005 ? text('quote.runs.none') : text('quote.runs.part', { share: Math.floor(share * 100) })
  }
  const isEnough = system.shortfalls.length === 0
  const lacks = system.shortfalls.map(({ quantity }) => text(`quote.lacks.${quantity}`))
  return (
    <Card>
      <h2 className="text-xl">{text('quote.runs')}</h2>
      <p className="mt-1 text-sm text-muted">
        {text('quote.runs.needs', {
          total: formatKwh(audit.totalDailyEnergy, language),
          essential: formatKwh(audit.totalEssentialEnergy, language),
          place: placeName(audit.place, audit.place.country),
        })}
      </p>
      {!isEnough && (
        <div className="mt-3 rounded-control bg-sun-soft p-3">
          <p className="font-semibold">{text('quote.runs.notAll')}</p>
          <p className="text-sm">{text('quote.runs.lacks', { quantities: lacks.join(', ') })}</p>
        </div>
      )}
      <DataList
        className="mt-2"
        rows={audit.appliances.map(({ applianceId, isEssential, quantity, ...entry }) => ({
          key: `${applianceId} ${isEssential}`,
          label: text('quote.runs.counted', { count: quantity, name: nameIn(entry, language) }),
          value: isEnough ? served(applianceId, isEssential) : '',
        }))}
      />
    </Card>
  )
}

/** Ways to keep the link or hand it on; without script the first two and the PDF work. */
function Share({ quote }: { quote: Quote }) {
  const { brand } = useCompany()
  const text = useText()
  const money = useMoney(quote)
  const { reference, url, key, system, country, expiresAt } = quote
  const subject = text('quote.share.subject', { reference })
  const message = text('quote.share.message', {
    reference,
    brand: brand.name,
    system: nameIn(system, text.language),
    total: money(quote.totalPrice),
    date: formatLongDate(quote.validUntil, text.language),
    url,
  })
  const copy = async () => {
    const outcome = await shareLink(url, subject)
    if (outcome === 'copied') toast({ title: text('quote.share.copied') })
    if (outcome === 'refused') toast({ tone: 'info', title: text('quote.share.refused') })
  }
  const lastDay = expiresAt && wallClock(new Date(expiresAt), countryTable[country].timeZone).date
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`
  return (
    <Card className="print:hidden">
      <h2 className="text-xl">{text('quote.share.title')}</h2>
      <p className="mt-1 text-sm text-muted">
        {lastDay
          ? text('quote.share.text', { date: formatLongDate(lastDay, text.language) })
          : text('quote.share.kept')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild tone="secondary" icon="chat">
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener noreferrer">
            {text('quote.share.chat')}
          </a>
        </Button>
        <Button asChild tone="secondary" icon="mail">
          <a href={mail}>{text('quote.share.mail')}</a>
        </Button>
        <Button tone="secondary" icon="external" onClick={() => void copy()} className="noscript:hidden">
          {text('quote.share.link')}
        </Button>
        <Button asChild tone="secondary" icon="download">
          <a href={`/api/quotes/${key}/pdf?lang=${text.language}`}>{text('quote.pdf')}</a>
        </Button>
      </div>
    </Card>
  )
}
