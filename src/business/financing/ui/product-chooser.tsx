import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { groupTwins } from '#business/catalogue/twin.ts'
import type { Product } from '#business/catalogue/product.ts'
import { Link } from '#client/link.tsx'
import { keptPick } from '#client/kept-audit.ts'
import { useSeenProducts } from '#client/seen-products.ts'
import { Button } from '#design/button.tsx'
import { ChoiceCards } from '#design/choice-cards.tsx'
import { useText } from '#i18n/text-context.tsx'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { PictureOf } from './picture-of.ts'
import { ProductLine, sizedName } from './product-line.tsx'
import { financedQuery, isCut, ProductSearch, searchOutcome } from './product-search.tsx'
import type { InstalledPriceOf, Simulator } from './use-simulator.ts'
import { useSettled } from '#client/use-settled.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Banner } from '#design/banner.tsx'
import { FieldError } from '#design/field.tsx'
import { useCompany } from '#client/company.tsx'

type ProductChooserProps = {
  simulator: Simulator
  installedPriceOf: InstalledPriceOf
  pictureOf: PictureOf
  onTalkToExpert: () => void
  /** The plan was asked for, and nothing is chosen. */
  isMissing: boolean
  /** In the selected one's tile; below the list where a search leaves that out. */
  scope: ReactNode
  /** Below the selected one where it stands alone; on a phone after what follows in the form. */
  children?: ReactNode
}

/** So many are seen at a glance: nothing is searched for among them. */
const fewProducts = 6
/** So many likely ones stand there before the others are asked for. */
const likelyProducts = 4

/** The system that the visitor's audit recommends, then those that they looked at. */
function useLikely(): readonly number[] {
  const seen = useSeenProducts()
  const [pick, setPick] = useState<number>()
  useEffect(() => setPick(keptPick()?.id), [])
  return pick === undefined ? seen : [pick, ...seen]
}

/** Whether every word stands somewhere in the product's names. */
const isNamed = ({ name, nameEn, capacity, batteryCapacity }: Product, words: string) =>
  hasWords(foldText([name, nameEn, capacity, batteryCapacity].join(' ')), words)

/** Which product to pay for: all that can be financed here, or only the selected one. Of many, those that are searched for. */
export function ProductChooser({
  simulator,
  installedPriceOf,
  pictureOf,
  onTalkToExpert,
  isMissing,
  scope,
  children,
}: ProductChooserProps) {
  const text = useText()
  const { product, complete, choice } = simulator
  const [onlySelected, setOnlySelected] = useState(choice.productId !== null)
  const [isOpen, setOpen] = useState(onlySelected)
  const [words, setWords] = useState('')
  // What was calculated for stands alone, until another is wanted.
  const isDone = simulator.simulation.state === 'done'
  const [wasDone, setWasDone] = useState(isDone)
  if (isDone !== wasDone) {
    setWasDone(isDone)
    if (isDone) setOnlySelected(true)
  }
  const likely = useLikely()
  const isSearched = isCut(simulator.catalogue.data)
  const found = useQuery({ ...financedQuery(useVisitor(), useSettled(words).trim()), enabled: isSearched })
  const isNarrowed = onlySelected && product !== undefined
  const products =
    (isSearched && found.data) || simulator.products.filter((offered) => !words || isNamed(offered, words))
  const place = ({ id }: Product) => (likely.includes(id) ? likely.indexOf(id) : likely.length)
  // What is sold under several names stands once, by the name that was chosen.
  const groups = groupTwins(products.toSorted((a, b) => place(a) - place(b))).map(({ product: first, others }) => {
    const names = [first, ...others]
    const shown = names.find(({ id }) => id === product?.id) ?? first
    return { shown, twins: names.filter((other) => other !== shown) }
  })
  const listed = isNarrowed ? [product] : groups.map(({ shown }) => shown)
  const chosenPlace = listed.findIndex(({ id }) => id === product?.id) + 1
  const isFolded = !isOpen && !words && listed.length > fewProducts && chosenPlace <= likelyProducts
  const twinsOf = ({ id }: Product) => groups.find(({ shown }) => shown.id === id)?.twins ?? []

  const pick = (id: string) => {
    const picked = listed.find((offered) => String(offered.id) === id)
    if (picked) simulator.pick(picked)
  }

  const isPaid = ({ id }: Product) => complete?.productId === id
  const cards = (offers: readonly Product[]) => (
    <ChoiceCards
      legend={text('simulator.choose')}
      hideLegend
      onPhone={isFolded || isNarrowed ? 'list' : 'row'}
      name="productId"
      value={product && String(product.id)}
      onChange={pick}
      choices={offers.map((offered) => ({
        value: String(offered.id),
        title: sizedName(offered, text.language),
        picture: pictureOf(offered),
        below: offered.id === product?.id && scope,
        description: (
          <ProductLine
            product={offered}
            twins={twinsOf(offered)}
            choice={choice}
            installedPrice={isPaid(offered) ? complete?.totalPrice : installedPriceOf(offered)}
            isInstalled={isPaid(offered)}
            isAlone={isNarrowed}
          />
        ),
      }))}
    />
  )

  return (
    <section aria-labelledby="choose-product" className="max-lg:contents">
      <div>
        <ChooserHead isNarrowed={isNarrowed} onNarrow={setOnlySelected} />
        <ProductNotice {...{ simulator, isMissing, onTalkToExpert }} />
        {!isNarrowed && (isSearched || simulator.products.length > fewProducts) && (
          <ProductSearch
            words={words}
            onChange={setWords}
            outcome={isSearched ? searchOutcome(found) : products.length === 0 ? 'none' : 'all'}
          />
        )}
        {listed.length > 0 && cards(isFolded ? listed.slice(0, likelyProducts) : listed)}
        <div className="mt-3 empty:hidden">{chosenPlace === 0 && scope}</div>
        {isFolded ? (
          <>
            {/* Without scripts nothing opens them. */}
            <div className="mt-3 hidden noscript:block">{cards(listed.slice(likelyProducts))}</div>
            <Button
              tone="secondary"
              iconAfter="chevron-down"
              className="mt-3 w-full noscript:hidden"
              onClick={({ currentTarget }) => {
                currentTarget.closest('section')?.querySelector<HTMLInputElement>('[type=radio]')?.focus()
                setOpen(true)
              }}
            >
              {text('simulator.choose.all', { count: listed.length })}
            </Button>
          </>
        ) : (
          <PlaceInRow place={chosenPlace} count={listed.length} />
        )}
        <OnlySelected isOffered={chosenPlace > 0} isNarrowed={isNarrowed} onNarrow={setOnlySelected} />
      </div>
      {isNarrowed && <div className="empty:hidden max-lg:order-1 lg:mt-4">{children}</div>}
    </section>
  )
}

type NarrowingProps = { isNarrowed: boolean; onNarrow: (isNarrowed: boolean) => void }

/** The title, and beside it, where the chosen system stands alone, the way to the others. */
function ChooserHead({ isNarrowed, onNarrow }: NarrowingProps) {
  const text = useText()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id="choose-product" className="scroll-mt-20">
        {text(isNarrowed ? 'simulator.choose.chosen' : 'simulator.choose')}
      </h2>
      {isNarrowed && (
        <Button size="sm" tone="secondary" className="noscript:hidden" onClick={() => onNarrow(false)}>
          {text('simulator.choose.others')}
        </Button>
      )}
    </div>
  )
}

/** Under the list, which it would push down: lets the chosen system stand alone. */
function OnlySelected({ isOffered, isNarrowed, onNarrow }: NarrowingProps & { isOffered: boolean }) {
  const text = useText()
  if (isNarrowed || !isOffered) return null
  return (
    <Button size="sm" tone="secondary" className="mt-3 noscript:hidden" onClick={() => onNarrow(true)}>
      {text('simulator.choose.onlySelected')}
    </Button>
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

type ProductNoticeProps = Pick<ProductChooserProps, 'simulator' | 'isMissing' | 'onTalkToExpert'>

/** What is to be known of the product that the visitor came with, the audit chose it, or it can't be financed here; that none is chosen. */
function ProductNotice({ simulator, isMissing, onTalkToExpert }: ProductNoticeProps) {
  const text = useText()
  const { catalogue, product, choice } = simulator
  const [search] = useSearchParams()
  if (product) return search.get('fromAudit') === 'true' && <FromAudit />
  if (choice.productId === null) {
    return (
      <div className="mb-3 empty:hidden">
        {isMissing && <FieldError>{text('simulator.noProduct.text')}</FieldError>}
      </div>
    )
  }
  const known = catalogue.data?.find(({ id }) => id === choice.productId)
  return <NotOffered product={known} onTalkToExpert={onTalkToExpert} />
}

function FromAudit() {
  const text = useText()
  return (
    <p className="mb-3 text-sm">
      {text('simulator.fromAudit')}{' '}
      <Link to="/smart-solar-plan?step=3" className="link inline-block py-1">
        {text('simulator.fromAudit.back')}
      </Link>
    </p>
  )
}

function NotOffered({ product, onTalkToExpert }: { product: Product | undefined; onTalkToExpert: () => void }) {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const reason = !product ? 'unknown' : product.price === null ? 'onRequest' : 'cash'
  const values = { name: product ? nameIn(product, language) : '', country: contacts[country].name[language] }
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
