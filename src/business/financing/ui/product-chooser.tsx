import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { groupTwins } from '#business/catalogue/twin.ts'
import { productsPerPage } from '#business/catalogue/site-type.ts'
import type { Product } from '#business/catalogue/product.ts'
import { Link } from '#client/link.tsx'
import { useSeenProducts } from '#client/seen-products.ts'
import { Button } from '#design/button.tsx'
import { ChoiceCards } from '#design/choice-cards.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { formatList } from '#i18n/format.ts'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import { nameIn } from '#kernel/name-in.ts'
import { monthlyPaymentOf } from '../down-payment.ts'
import { MoneyText } from './money-text.tsx'
import type { PlanChoice } from './plan-address.ts'
import type { PictureOf } from './picture-of.ts'
import type { Simulator } from './use-simulator.ts'
import { useSettled } from '#client/use-settled.ts'
import { useVisitor, type Visitor } from '#client/visitor.tsx'
import { Banner } from '#design/banner.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useCompany } from '#client/company.tsx'
import { writtenSize } from '#kernel/written-size.ts'

type ProductChooserProps = {
  simulator: Simulator
  pictureOf: PictureOf
  /** What a product costs with panels, installed, where that is known. */
  renderComplete: ((product: Product) => ReactNode) | undefined
  onTalkToExpert: () => void
}

/** So many are seen at a glance: nothing is searched for among them. */
const fewProducts = 6

/** Whether every word stands somewhere in the product's names. */
const isNamed = ({ name, nameEn, capacity, batteryCapacity }: Product, words: string) =>
  hasWords(foldText([name, nameEn, capacity, batteryCapacity].join(' ')), words)

/** Whether there are more products than the first page of the catalogue holds. */
export const isCut = (firstPage: readonly Product[] | undefined) => (firstPage?.length ?? 0) >= productsPerPage

/** What can be paid in instalments and has every word somewhere in its names, at most a page. */
const financedQuery = ({ country, language }: Visitor, words: string) =>
  queryOptions<Product[]>({
    queryKey: [
      `/api/products?${new URLSearchParams({ country, lang: language, financed: 'true', q: words.slice(0, 100) })}`,
    ],
    placeholderData: (previous) => previous,
  })

/** Which product to pay for: all that can be financed here, or only the selected one. Of many, those that are searched for. */
export function ProductChooser({ simulator, pictureOf, renderComplete, onTalkToExpert }: ProductChooserProps) {
  const text = useText()
  const visitor = useVisitor()
  const { product, choice } = simulator
  const [onlySelected, setOnlySelected] = useState(choice.productId !== null)
  const [words, setWords] = useState('')
  // What was calculated for stands alone, until another is wanted.
  const isDone = simulator.simulation.state === 'done'
  const [wasDone, setWasDone] = useState(isDone)
  if (isDone !== wasDone) {
    setWasDone(isDone)
    if (isDone) setOnlySelected(true)
  }
  const seen = useSeenProducts()
  const isSearched = isCut(simulator.catalogue.data)
  const found = useQuery({ ...financedQuery(visitor, useSettled(words).trim()), enabled: isSearched })
  const isNarrowed = onlySelected && product !== undefined
  const products =
    (isSearched && found.data) || simulator.products.filter((offered) => !words || isNamed(offered, words))
  const place = ({ id }: Product) => (seen.includes(id) ? seen.indexOf(id) : seen.length)
  // What is sold under several names stands once, by the name that was chosen.
  const groups = groupTwins(products.toSorted((a, b) => place(a) - place(b))).map(({ product: first, others }) => {
    const names = [first, ...others]
    const shown = names.find(({ id }) => id === product?.id) ?? first
    return { shown, twins: names.filter((other) => other !== shown) }
  })
  const listed = isNarrowed ? [product] : groups.map(({ shown }) => shown)
  const twinsOf = ({ id }: Product) => groups.find(({ shown }) => shown.id === id)?.twins ?? []

  const pick = (id: string) => {
    const picked = listed.find((offered) => String(offered.id) === id)
    if (picked) simulator.pick(picked)
  }

  return (
    <section aria-labelledby="choose-product">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mb-4">
        <h2 id="choose-product" className="text-2xl">
          {text('simulator.choose')}
        </h2>
        {product && (
          <Button size="sm" tone="secondary" className="noscript:hidden" onClick={() => setOnlySelected(!onlySelected)}>
            {text(isNarrowed ? 'simulator.choose.others' : 'simulator.choose.onlySelected')}
          </Button>
        )}
      </div>
      <ProductNotice simulator={simulator} onTalkToExpert={onTalkToExpert} />
      {!isNarrowed && (isSearched || simulator.products.length > fewProducts) && (
        <ProductSearch
          words={words}
          onChange={setWords}
          outcome={isSearched ? searchOutcome(found) : products.length === 0 ? 'none' : 'all'}
        />
      )}
      {listed.length > 0 && (
        <ChoiceCards
          legend={text('simulator.choose')}
          hideLegend
          isRow={!isNarrowed}
          name="productId"
          value={product && String(product.id)}
          onChange={pick}
          choices={listed.map((offered) => ({
            value: String(offered.id),
            title: nameIn(offered, text.language),
            picture: pictureOf(offered),
            description: (
              <ProductLine product={offered} twins={twinsOf(offered)} choice={choice} isAlone={isNarrowed} />
            ),
          }))}
        />
      )}
      {product && <Alone product={product} renderComplete={renderComplete} />}
      {!isNarrowed && <PlaceInRow place={product ? listed.indexOf(product) + 1 : 0} count={listed.length} />}
    </section>
  )
}

/** On a phone, under the row that is swiped: the place of what is chosen, 0 where nothing is, or how many there are. */
function PlaceInRow({ place, count }: { place: number; count: number }) {
  const text = useText()
  if (count < 2) return null
  return (
    <p className="text-center text-sm text-muted lg:hidden">
      {place > 0 ? text('simulator.choose.place', { place, count }) : text('simulator.choose.count', { count })}
    </p>
  )
}

/** That the plan is of the system alone, what it is complete, and the way to pay for all of it. */
function Alone({ product, renderComplete }: Pick<ProductChooserProps, 'renderComplete'> & { product: Product }) {
  const text = useText()
  if (!isWithoutPanels(product)) return null
  return (
    <p className="mt-3 text-sm">
      {text('simulator.alone')} <span className="block text-base">{renderComplete?.(product)}</span>
      <Link to="/smart-solar-plan" className="link inline-block py-1">
        {text('simulator.alone.whole')}
      </Link>
    </p>
  )
}

type ProductSearchQuery = Pick<UseQueryResult<Product[]>, 'data' | 'isError' | 'isPlaceholderData' | 'fetchStatus'>

/** What came of a search; null while it is under way. What an earlier search found says nothing of this one. */
export function searchOutcome({ data, isError, isPlaceholderData, fetchStatus }: ProductSearchQuery) {
  if (isError || fetchStatus === 'paused') return 'failed'
  if (!data || isPlaceholderData) return null
  if (data.length === 0) return 'none'
  return isCut(data) ? 'first' : 'all'
}

type ProductSearchProps = {
  words: string
  onChange: (words: string) => void
  outcome: ReturnType<typeof searchOutcome>
}

/** Where a product is searched for by its name, and what came of it. */
function ProductSearch({ words, onChange, outcome }: ProductSearchProps) {
  const text = useText()
  return (
    <div className="mb-3 grid gap-2 noscript:hidden">
      <Field label={text('simulator.choose.search')} hideLabel>
        <TextInput
          type="search"
          placeholder={text('simulator.choose.search')}
          maxLength={100}
          value={words}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <p aria-live="polite" className="text-sm text-muted">
        {outcome === 'failed' && text('simulator.choose.searchFailed')}
        {outcome === 'none' && text('simulator.choose.noneFound', { words: words.trim() })}
        {outcome === 'first' && text('simulator.choose.first', { count: productsPerPage })}
      </p>
    </div>
  )
}

type ProductLineProps = {
  product: Product
  twins: readonly Product[]
  choice: PlanChoice
  /** Chosen: what is said below it says that it comes without panels. */
  isAlone: boolean
}

/** What it is, or once it is chosen under which names it is sold too, and its price, by the month first. */
function ProductLine({ product, twins, choice, isAlone }: ProductLineProps) {
  const text = useText()
  const { price, currency, capacity, batteryCapacity } = product
  const { monthlyPayment } = monthlyPaymentOf({ ...choice, totalAmount: price ?? 0 })
  return (
    <>
      <span className="block">
        {twins.length > 0 && isAlone
          ? text('simulator.choose.twin', {
              name: formatList(
                twins.map((twin) => nameIn(twin, text.language)),
                text.language,
              ),
            })
          : writtenSize([capacity, batteryCapacity].filter(Boolean).join(' · '), text.language)}
      </span>
      {monthlyPayment > 0 && (
        <span className="block font-semibold text-ink">
          <MoneyText>
            {text('simulator.cost.monthly', { amount: formatMoney({ amount: monthlyPayment, currency }) })}
          </MoneyText>
        </span>
      )}
      {price !== null && (
        <>
          <span className={`money ${monthlyPayment > 0 ? '' : 'font-semibold text-ink'}`}>
            {formatMoney({ amount: price, currency })}
          </span>
          {!isAlone && isWithoutPanels(product) && (
            <span className="whitespace-nowrap"> {text('shell.withoutPanels')}</span>
          )}
        </>
      )}
    </>
  )
}

type ProductNoticeProps = { simulator: Simulator; onTalkToExpert: () => void }

/** What is to be known of the product that the visitor came with: the audit chose it, or it can't be financed here. */
function ProductNotice({ simulator, onTalkToExpert }: ProductNoticeProps) {
  const { catalogue, product, choice } = simulator
  const [search] = useSearchParams()
  if (product) return search.get('fromAudit') === 'true' && <FromAudit />
  if (choice.productId === null) return null
  const known = catalogue.data?.find(({ id }) => id === choice.productId)
  return <NotOffered product={known} onTalkToExpert={onTalkToExpert} />
}

function FromAudit() {
  const text = useText()
  return (
    <Banner tone="info" title={text('simulator.fromAudit')} className="mb-4">
      <Link to="/smart-solar-plan?step=3" className="link inline-flex min-h-11 items-center">
        {text('simulator.fromAudit.back')}
      </Link>
    </Banner>
  )
}

function NotOffered({ product, onTalkToExpert }: { product: Product | undefined; onTalkToExpert: () => void }) {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const reason = !product ? 'unknown' : product.price === null ? 'onRequest' : 'cash'
  const values = {
    name: product ? nameIn(product, language) : '',
    country: contacts[country].name[language],
  }
  return (
    <Banner tone="info" title={text(`simulator.notOffered.${reason}.title`)} className="mb-4">
      <p>{text(`simulator.notOffered.${reason}.text`, values)}</p>
      {product && (
        <Button size="sm" tone="secondary" icon="chat" className="mt-3" onClick={onTalkToExpert}>
          {text('simulator.expert')}
        </Button>
      )}
    </Banner>
  )
}
