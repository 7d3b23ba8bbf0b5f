import type { ReactNode } from 'react'
import { discountInWords } from '../discount-in-words.ts'
import { longestHours } from '#business/energy/backup-duration.ts'
import { Link } from '#client/link.tsx'
import { useCompany } from '#client/company.tsx'
import { shareLink } from '#client/share-link.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { Icon } from '#design/icon.tsx'
import { SizedName } from '#design/sized-name.tsx'
import { toast } from '#design/toast.ts'
import { formatLongDate, formatNumber } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { formatInEuro, formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { quotePage } from '../quote-address.ts'
import type { Quote } from '../quote.ts'
import { CompareQuotes } from './compare-quotes.tsx'
import { Runs } from './quote-runs.tsx'
import { WhatIsSaved } from './what-is-saved.tsx'
import { writtenSize } from '#kernel/written-size.ts'

type QuoteViewProps = {
  quote: Quote
  actions: ReactNode
  /** Of its system. */
  picture: ReactNode
  /** The other quote that the address names, or what stands in its place. */
  comparedWith: string | null
}

/** A quote: what it costs, what has changed since, what it is made of and what it runs. On paper it is a document by itself. */
export function QuoteView({ quote, actions, picture, comparedWith }: QuoteViewProps) {
  const text = useText()
  const compare = <CompareQuotes quote={quote} named={comparedWith} />
  return (
    <article className="container grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-8 sm:pt-8 sm:pb-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:beside-panel print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:contents print:block print:*:mb-4">
          <QuoteHead {...{ quote, actions, picture }} />
          <Replaced quote={quote} />
          <WhatChanged quote={quote} />
          <Share quote={quote} />
          {quote.system.savings && (
            <div className="max-lg:order-1">
              <WhatIsSaved quote={quote} savings={quote.system.savings} />
            </div>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:contents print:block">
          <Receipt quote={quote} />
          <System quote={quote} />
          <Runs quote={quote} />
          {comparedWith === null && <div className="max-lg:order-2">{compare}</div>}
        </div>
      </div>
      {comparedWith !== null && compare}
      <p className="hidden text-sm print:block">{text('quote.print', { url: quote.url })}</p>
    </article>
  )
}

const useMoney = ({ currency }: Quote) => {
  return (amount: number) => formatMoney({ amount, currency })
}

function QuoteHead({ quote, actions, picture }: Pick<QuoteViewProps, 'quote' | 'actions' | 'picture'>) {
  const text = useText()
  const money = useMoney(quote)
  const { totalPrice, currency, system, isValid, instalments } = quote
  const date = (day: string) => onOneLine(formatLongDate(day, text.language))
  const euro = formatInEuro({ amount: totalPrice, currency })
  return (
    <header className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6 print:block">
        <div className="sm:col-start-2">
          <p className="text-sm font-semibold">{text('quote.kept', { reference: quote.reference })}</p>
          <p className="text-sm text-muted">{text(system.installation > 0 ? 'quote.total' : 'quote.total.bare')}</p>
        </div>
        <div className="self-start overflow-hidden rounded-control sm:col-start-1 sm:row-span-2 sm:row-start-1 print:hidden">
          {picture}
        </div>
        <div className="max-sm:col-span-2">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <strong className="money font-display text-4xl leading-tight sm:text-5xl">{money(totalPrice)}</strong>
            {euro && <span className="money text-muted">{euro}</span>}
          </p>
          <h1 className="mt-1 text-2xl">
            <SizedName name={nameIn(system, text.language)} />
          </h1>
        </div>
      </div>
      <div>
        <p className="text-muted">
          {text('quote.madeOn', { date: date(quote.madeOn), list: date(quote.priceListDate) })}
        </p>
        <p className="mt-1 font-semibold">
          {text(isValid ? 'quote.validUntil' : 'quote.isOver', { date: date(quote.validUntil) })}
        </p>
        {instalments && (
          <p className="mt-1">
            {text('quote.monthly', {
              monthly: onOneLine(money(instalments.monthlyPayment)),
              count: instalments.amounts.length,
              down: onOneLine(money(instalments.downPayment)),
            })}
          </p>
        )}
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">{actions}</div>
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
  const date = (day: string) => onOneLine(formatLongDate(day, text.language))
  const was = onOneLine(money(totalPrice))
  const list = date(now.priceListDate)
  if (now.receipt === null) {
    return (
      <Banner tone="info" title={text('quote.changed.withdrawn.title')}>
        {text('quote.changed.withdrawn.text', { was, list })}
      </Banner>
    )
  }
  const costs = onOneLine(money(now.receipt.totalPrice))
  if (now.state === 'same') {
    // Beside a total with a discount the price list would read as another price.
    if (quote.system.discount) return null
    return (
      <p className="flex gap-2 text-sm text-muted">
        <Icon name="check-circle" className="size-5 text-leaf" />
        {text('quote.changed.same', { now: costs })}
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
  const { units, panels, panelPowerW, systemPrice, panelsPrice, installation, discount = 0, totalPrice } = quote.system
  const amount = (value: number) => <span className="money">{money(value)}</span>
  const name = nameIn(quote.system, text.language)
  const watts = formatQuantity(panelPowerW, 'Wp', text.language)
  const installationLabel = (
    <>
      {text('quote.receipt.installation')}
      <span className="block text-sm">{text('quote.receipt.installation.note')}</span>
    </>
  )
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
    ...(installation > 0 ? [{ key: 'installation', label: installationLabel, value: amount(installation) }] : []),
    ...(discount > 0
      ? [
          {
            key: 'discount',
            label: discountInWords(text('quote.receipt.discount'), quote.system, text.language),
            value: <>−{amount(discount)}</>,
          },
        ]
      : []),
    { key: 'total', label: text('quote.receipt.total'), value: amount(totalPrice), strong: true },
  ]
  return (
    <Card className="keep-together">
      <h2 className="text-card">{text('quote.receipt')}</h2>
      <DataList rows={rows} />
    </Card>
  )
}

function System({ quote: { system } }: Pick<QuoteViewProps, 'quote'>) {
  const text = useText()
  const { actualBackupHours: backup } = system
  const key = backup >= longestHours ? 'quote.system.hours.most' : 'quote.system.hours'
  const hours = formatNumber(backup, text.language, backup >= longestHours ? 0 : 1)
  const rows = [
    { key: 'capacity', label: text('quote.system.capacity'), value: writtenSize(system.capacity, text.language) },
    { key: 'battery', label: text('quote.system.battery'), value: writtenSize(system.batteryCapacity, text.language) },
    { key: 'backup', label: text('quote.system.backup'), value: text(key, { hours }) },
  ]
  return (
    <Card className="keep-together">
      <h2 className="text-card">{text('quote.system')}</h2>
      <p>
        <span className="block font-display text-lg font-semibold">
          <SizedName name={nameIn(system, text.language)} />
        </span>
        <span className="text-muted">{system.manufacturer}</span>
      </p>
      <DataList rows={rows.filter(({ value }) => value !== '')} />
      <Link to={`/products/${system.id}`} className="link mt-3 inline-block py-2 print:hidden">
        {text('quote.system.details')}
      </Link>
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
  const lastDay = expiresAt && wallClock(new Date(expiresAt), countryTable[country].utcOffset).date
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`
  return (
    <Card className="print:hidden">
      <h2 className="text-card">{text('quote.share.title')}</h2>
      <p className="text-sm text-muted">
        {lastDay
          ? text('quote.share.text', { date: formatLongDate(lastDay, text.language) })
          : text('quote.share.kept')}
      </p>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4 max-sm:gap-2 max-sm:*:px-1 max-sm:*:text-sm max-[20rem]:grid-cols-1">
        <Button asChild tone="secondary" icon="chat">
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener noreferrer">
            {text('quote.share.chat')}
          </a>
        </Button>
        <Button asChild tone="secondary" icon="mail">
          <a href={mail}>{text('quote.share.mail')}</a>
        </Button>
        <Button tone="secondary" onClick={() => void copy()} className="noscript:hidden">
          <Icon path="M9 9h11v11H9zM15 6V4H4v11h2" />
          {text('quote.share.link')}
        </Button>
        <Button asChild tone="secondary" icon="download">
          <a href={`/api/quotes/${key}/pdf?lang=${text.language}`}>{text('quote.pdf')}</a>
        </Button>
      </div>
    </Card>
  )
}
