import { useSearchParams } from 'react-router'
import { priceToday, quotePage } from '#business/quotes/quote-address.ts'
import type { Quote } from '#business/quotes/quote.ts'
import { Link } from '#client/link.tsx'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { quoteDays } from '#kernel/retention.ts'
import type { AskedQuote, QuoteStanding } from './asked-quote.ts'
import { MoneyText } from './money-text.tsx'
import type { PictureOf } from './picture-of.ts'

type QuotedSystemProps = {
  asked: AskedQuote
  standing: QuoteStanding
  pictureOf: PictureOf
  onTalkToExpert: () => void
}

/** The quote that the visitor comes with: what of it is financed, or why it can't be. */
export default function QuotedSystem({ asked, standing, pictureOf, onTalkToExpert }: QuotedSystemProps) {
  const text = useText()
  const { quote, refetch } = asked
  if (quote && standing === 'offered') return <FinancedQuote quote={quote} pictureOf={pictureOf} />
  if (quote && standing === 'elsewhere') return <OtherCountry quote={quote} />
  if (standing === 'missing' || standing === 'failed') {
    return (
      <Banner
        tone={standing === 'missing' ? 'info' : 'error'}
        title={text(standing === 'missing' ? 'quote.missing.title' : 'quote.failed')}
      >
        {standing === 'missing' ? (
          <>
            <p>{text('quote.missing.text', { days: quoteDays })}</p>
            <p className="mt-2">{text('quote.financed.without')}</p>
          </>
        ) : (
          <Button size="sm" tone="secondary" icon="refresh" className="mt-2" onClick={refetch}>
            {text('quote.financed.retry')}
          </Button>
        )}
      </Banner>
    )
  }
  if (!quote) return null
  const { reference } = quote
  const reason = standing === 'withdrawn' ? 'withdrawn' : 'cash'
  return (
    <Banner tone="info" title={text(`quote.financed.${reason}.title`)}>
      <p>{text(`quote.financed.${reason}.text`, { reference })}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="sm" tone="secondary" icon="chat" onClick={onTalkToExpert}>
          {text('quote.expert')}
        </Button>
        <SeeQuote quote={quote} />
      </div>
    </Banner>
  )
}

function SeeQuote({ quote: { key, reference } }: { quote: Quote }) {
  const text = useText()
  return (
    <Link to={quotePage(key)} className="link inline-flex min-h-11 items-center">
      {text('quote.financed.see', { reference })}
    </Link>
  )
}

/** The whole of a quote, with what its price is and until when. */
function FinancedQuote({ quote, pictureOf }: { quote: Quote; pictureOf: PictureOf }) {
  const text = useText()
  const [search] = useSearchParams()
  const { system, validUntil, isValid, totalPrice, currency, now } = quote
  const price = priceToday(quote) ?? totalPrice
  const money = (amount: number) => formatMoney({ amount, currency })
  const date = onOneLine(formatLongDate(validUntil, text.language))
  const parts = [
    ...(system.panels > 0 ? [text('quote.financed.panels', { count: system.panels })] : []),
    ...(system.installation > 0 ? [text('quote.financed.installation')] : []),
  ]
  return (
    <section aria-labelledby="financed-quote">
      <h2 id="financed-quote">{text('quote.financed.title')}</h2>
      <Card className="grid gap-4">
        <div className="flex items-center gap-4">
          <span className="w-24 shrink-0 overflow-hidden rounded-control">{pictureOf(system)}</span>
          <div className="min-w-0">
            <h3>
              {system.units > 1
                ? text('quote.receipt.units', { count: system.units, name: nameIn(system, text.language) })
                : nameIn(system, text.language)}
            </h3>
            {parts.length > 0 && (
              <p className="text-sm text-muted">{text('quote.financed.with', { parts: parts.join(', ') })}</p>
            )}
          </div>
        </div>
        <p>
          <strong className="money font-display text-3xl leading-tight">{money(price)}</strong>
          <span className="block text-sm text-muted">
            {text(isValid ? 'quote.validUntil' : 'quote.isOver', { date })}
          </span>
        </p>
        {now.receipt && now.receipt.totalPrice !== totalPrice && (
          <p className="rounded-control bg-sun-soft p-3 text-sm">
            <MoneyText>
              {text(isValid ? 'quote.changed.price.valid' : 'quote.changed.price.over', {
                was: money(totalPrice),
                now: money(now.receipt.totalPrice),
                date,
              })}
            </MoneyText>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <SeeQuote quote={quote} />
          {search.get('fromAudit') === 'true' && (
            <Link to="/smart-solar-plan?step=3" className="link inline-flex min-h-11 items-center">
              {text('simulator.fromAudit.back')}
            </Link>
          )}
          <Link to="/financing" className="link inline-flex min-h-11 items-center">
            {text('quote.financed.other')}
          </Link>
        </div>
      </Card>
    </section>
  )
}

function OtherCountry({ quote }: { quote: Quote }) {
  const text = useText()
  const { contacts } = useCompany()
  const { language, setCountry } = useVisitor()
  const country = contacts[quote.country].name[language]
  return (
    <Banner tone="info" title={text('quote.financed.elsewhere.title', { reference: quote.reference, country })}>
      <p>{text('quote.financed.elsewhere.text')}</p>
      <Button size="sm" tone="secondary" className="mt-3" onClick={() => setCountry(quote.country)}>
        {text('quote.financed.elsewhere.go', { country })}
      </Button>
    </Banner>
  )
}
