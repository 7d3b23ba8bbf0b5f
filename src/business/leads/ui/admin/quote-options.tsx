import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { systemRatings } from '#business/catalogue/ratings.ts'
import { productsQuery } from '#business/catalogue/ui/product-queries.ts'
import { forSiteType } from '#business/catalogue/site-type.ts'
import type { AuditAnswer, SystemAnswer } from '#business/energy/audit-answer.ts'
import type { ChosenSystem } from '#business/energy/audit-request.ts'
import { longestHours } from '#business/energy/backup-duration.ts'
import type { Shortfall } from '#business/energy/choose-system.ts'
import type { Comparison } from '#business/energy/compare-systems.ts'
import type { Segment } from '#business/energy/segment.ts'
import { shortfallInWords } from '#business/energy/ui/closest-alternative.tsx'
import { solutionsOf } from '#business/energy/ui/what-runs.tsx'
import { amountOff } from '#business/quotes/quote.ts'
import { DiscountField, type TypedDiscount } from '#business/quotes/ui/admin/discount-field.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { ChoiceCards } from '#design/choice-cards.tsx'
import { DataList } from '#design/data-list.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney, type Money } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'

type Purpose = ReturnType<typeof solutionsOf>[number]['purpose'] | 'withoutPanels' | 'closest' | 'other'
type Priced = Pick<SystemAnswer, 'id' | 'name' | 'nameEn' | 'units' | 'currency' | 'totalPrice' | 'installation'> &
  Pick<SystemAnswer, 'systemPrice' | 'panels' | 'panelsPrice'>

/** A system that can be quoted for a load, and what speaks for it and against it. */
export type QuoteOption = {
  readonly key: Purpose
  readonly system: ChosenSystem
  readonly total: Money
  readonly priced: Priced
  /** Hours that its battery carries the essential appliances; null where the answer does not say. */
  readonly hours: number | null
  readonly shortfalls: readonly Shortfall[]
}

function optionOf(key: Purpose, priced: Priced, hours: number | null, shortfalls: readonly Shortfall[]): QuoteOption {
  const { id: productId, units, panels, totalPrice: amount, currency } = priced
  return { key, priced, hours, shortfalls, system: { productId, units, panels }, total: { amount, currency } }
}

/** What can be quoted: the systems of the answer, the first of them without panels where it charges from the grid, else the one that lacks least. */
export function optionsOf(answer: AuditAnswer): QuoteOption[] {
  const { pick, closestAlternative: closest } = answer
  const systems = solutionsOf(answer).map(({ purpose, system }) =>
    optionOf(purpose, system, system.actualBackupHours, []),
  )
  if (pick && pick.withoutPanelsPrice !== null) {
    const bare = { ...pick, panels: 0, panelsPrice: 0, totalPrice: pick.withoutPanelsPrice }
    systems.push(optionOf('withoutPanels', bare, pick.actualBackupHours, []))
  }
  return systems.length === 0 && closest ? [optionOf('closest', closest, null, closest.shortfalls)] : systems
}

/** A system that a customer has asked for, as many units and panels of it as the load takes. */
export function askedFor({ systems }: Comparison): QuoteOption[] {
  return systems.map((system) => optionOf('other', system, system.actualBackupHours, system.shortfalls))
}

/** What a system comes to once a discount is taken off. */
export function lessDiscount({ total }: QuoteOption, { taken }: TypedDiscount): Money {
  return { ...total, amount: total.amount - amountOff(taken ?? 0, total.amount) }
}

type QuoteOptionsProps = {
  readonly discount: TypedDiscount
  readonly discountError: string | undefined
  readonly options: readonly QuoteOption[]
  readonly option: QuoteOption
  readonly onChoose: (option: QuoteOption) => void
  /** Below the systems, above the price of the chosen one. */
  readonly children: ReactNode
}

/** The systems to choose from, then what the price of the chosen one is made of. */
export function QuoteOptions({ options, option, discount, discountError, onChoose, children }: QuoteOptionsProps) {
  const text = useText()
  return (
    <div className="grid gap-4">
      <ChoiceCards
        legend={text('admin-quotes.new.systems')}
        hideLegend
        name="system"
        value={option.key}
        onChange={(key) => onChoose(options.find((each) => each.key === key) ?? option)}
        choices={options.map((each) => ({
          value: each.key,
          title: (
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>{titleOf(each, text)}</span>
              <span className="money">{formatMoney(each.total)}</span>
            </span>
          ),
          description: <Facts option={each} />,
        }))}
      />
      {children}
      <PriceOf {...{ option, discount, discountError }} />
    </div>
  )
}

const titleOf = ({ key }: QuoteOption, text: Text) =>
  key === 'withoutPanels' || key === 'closest' || key === 'other'
    ? text(`admin-quotes.new.${key}`)
    : text(`sizing.purpose.${key}`)

function Facts({ option: { priced, hours, shortfalls } }: { readonly option: QuoteOption }) {
  const text = useText()
  const { units, panels } = priced
  return (
    <>
      <span className="block wrap-anywhere">
        {text('admin-quotes.system', { units, name: nameIn(priced, text.language), panels })}
      </span>
      {hours !== null && (
        <span className="block">
          {text(hours >= longestHours ? 'admin-quotes.new.carries.most' : 'admin-quotes.new.carries', {
            hours: formatNumber(Math.min(hours, longestHours), text.language, 1),
          })}
        </span>
      )}
      {shortfalls.map((shortfall) => (
        <span key={shortfall.quantity} className="block text-clay">
          {shortfallInWords(shortfall, text)}
        </span>
      ))}
    </>
  )
}

type OtherSystemProps = {
  readonly segment: Segment
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** A system that the customer has asked for, whatever the load asks for. */
export function OtherSystem({ segment, value, onChange }: OtherSystemProps) {
  const text = useText()
  const { country } = useVisitor()
  const { data: products = [] } = useQuery(productsQuery(country))
  const systems = forSiteType(products, segment).filter(
    (product) => product.price !== null && systemRatings(product) !== null,
  )
  return (
    <Field label={text('admin-quotes.new.other.label')}>
      <Select
        value={value === null ? '' : String(value)}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        options={[
          { value: '', label: text('admin-quotes.new.other.none') },
          ...systems.map((product) => ({ value: String(product.id), label: nameIn(product, text.language) })),
        ]}
      />
    </Field>
  )
}

function PriceOf({
  option,
  discount,
  discountError,
}: Pick<QuoteOptionsProps, 'discount' | 'discountError'> & { readonly option: QuoteOption }) {
  const text = useText()
  const { priced, total } = option
  const row = (key: 'product' | 'panels' | 'installation', amount: number) => ({
    key,
    label: text(key === 'installation' ? 'sizing.receipt.installation' : `admin-quotes.${key}`),
    value: <span className="money">{formatMoney({ ...total, amount })}</span>,
  })
  const parts = [
    row('product', priced.systemPrice),
    ...(priced.panelsPrice > 0 ? [row('panels', priced.panelsPrice)] : []),
    ...(priced.installation > 0 ? [row('installation', priced.installation)] : []),
  ]
  return (
    <div className="grid gap-3">
      <Disclosure look="plain" summary={text('admin-quotes.new.parts')}>
        <DataList rows={parts} />
      </Disclosure>
      <DiscountField discount={discount} currency={total.currency} error={discountError} />
    </div>
  )
}
