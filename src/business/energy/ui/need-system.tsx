import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { formatNumber } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { Picture } from '#business/media/ui/picture.tsx'
import { longestHours } from '../backup-duration.ts'
import type { NeedWay, TypicalNeed, TypicalSystem } from '../typical-needs.ts'

/** What a month costs of a total in whole units, as the simulator starts. */
export type MonthlyOf = (totalPrice: number) => number

/** The answer as a quote of one's own: a plain form, for the page has no scripts. */
function KeepQuote({ need: { key }, way }: Pick<NeedSystemProps, 'need' | 'way'>) {
  const text = useText()
  const { country, language } = useVisitor()
  const address = new URLSearchParams({ lang: language, country })
  return (
    <form method="post" action={`/solar-for/${key}?${address}`} className="grid gap-2">
      <input type="hidden" name="way" value={way} />
      <Button type="submit" size="lg">
        {text('typical.quote')}
      </Button>
      <p className="text-sm text-muted">{text('typical.quote.text')}</p>
    </form>
  )
}

type NeedSystemProps = {
  /** It is the only one, on a desk beside all else, where what it is made of is told. */
  isShort?: boolean
  title: string
  promise: string
  need: TypicalNeed
  way: NeedWay
  monthlyOf: MonthlyOf
}

/** The cheapest system that does it and what it costs, or that none does. */
export function NeedSystem({ title, promise, need, way, monthlyOf, isShort = false }: NeedSystemProps) {
  const text = useText()
  const system = need[way]
  return (
    <Card
      className={`grid content-start gap-4 ${isShort ? 'lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-11' : ''}`}
    >
      <div>
        <h2 className="text-card">{title}</h2>
        <p className="text-muted lg:min-h-12">{promise}</p>
      </div>
      {system ? <SystemOf {...{ system, need, way, monthlyOf, isShort }} /> : <p>{text('typical.none')}</p>}
    </Card>
  )
}

type SystemOfProps = Omit<NeedSystemProps, 'title' | 'promise'> & { system: TypicalSystem }

function SystemOf({ system, need, way, monthlyOf, isShort }: SystemOfProps) {
  const text = useText()
  const { language } = text
  const { id, imageUrl, currency, actualBackupHours: hours } = system
  const monthly = onOneLine(formatMoney({ amount: monthlyOf(system.totalPrice), currency }))
  const shownHours = formatNumber(Math.min(hours, longestHours), language, 0)
  return (
    <>
      <div className={`flex items-center gap-4 max-[14rem]:flex-wrap ${isShort ? 'lg:grid lg:gap-3' : ''}`}>
        <Picture
          src={imageUrl ?? '/api/placeholder-image'}
          alt=""
          width={128}
          height={96}
          className={`aspect-4/3 w-24 shrink-0 rounded-control bg-sand-2 object-cover ${isShort ? 'lg:w-full' : 'lg:w-44'}`}
        />
        <Link
          to={`/products/${id}`}
          className="min-w-0 font-display text-2xl leading-tight font-bold text-balance underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
        >
          {nameIn(system, language)}
        </Link>
      </div>
      <p>
        <strong className="money font-display text-3xl">{formatMoney({ amount: system.totalPrice, currency })}</strong>
        <br />
        {text('typical.monthly', { amount: monthly })}
      </p>
      <KeepQuote need={need} way={way} />
      {!isShort && <PriceLines system={system} />}
      <p className="text-sm text-muted">{text('typical.night', { hours: shownHours })}</p>
    </>
  )
}

/** What a system's price is made of. */
export function PriceLines({ system }: { system: TypicalSystem }) {
  const text = useText()
  const { language } = text
  const { units, panels, panelPowerW, currency } = system
  const money = (amount: number) => <span className="money">{formatMoney({ amount, currency })}</span>
  const name = text('typical.counted', { count: units, name: nameIn(system, language) })
  const rows = [
    { key: 'system', label: name, value: money(system.systemPrice) },
    {
      key: 'panels',
      label: text('typical.panels', { count: panels, power: formatQuantity(panelPowerW, 'Wp', language) }),
      value: money(system.panelsPrice),
      isLeftOut: panels === 0,
    },
    {
      key: 'installation',
      label: text('typical.installation'),
      value: money(system.installation),
      isLeftOut: system.installation === 0,
    },
    { key: 'total', label: text('typical.price'), value: money(system.totalPrice), strong: true },
  ]
  return <DataList rows={rows.filter(({ isLeftOut }) => !isLeftOut)} />
}
