import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { productsPerPage } from '#business/catalogue/products-per-page.ts'
import type { Product } from '#business/catalogue/product.ts'
import { Button } from '#design/button.tsx'
import { ChoiceCards } from '#design/choice-cards.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { PictureOf } from './picture-of.ts'
import type { Simulator } from './use-simulator.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Banner } from '#design/banner.tsx'
import { contactOf } from '#kernel/brand.ts'

type ProductChooserProps = { simulator: Simulator; pictureOf: PictureOf; onTalkToExpert: () => void }

/** Which product to pay for: all that can be financed here, or only the selected one. */
export function ProductChooser({ simulator, pictureOf, onTalkToExpert }: ProductChooserProps) {
  const text = useText()
  const { products, product, choice, choose } = simulator
  const [onlySelected, setOnlySelected] = useState(choice.productId !== null)
  const section = useRef<HTMLElement>(null)
  const isCut = (simulator.catalogue.data?.length ?? 0) >= productsPerPage
  const isNarrowed = onlySelected && product !== undefined

  const pick = (id: string) => {
    choose({ productId: Number(id) })
    // On a phone twenty cards part the finger from the sliders; arrow keys go on through the list.
    const byKeyboard = section.current?.querySelector('input:focus-visible')
    if (byKeyboard || !window.matchMedia('(width < 64rem)').matches) return
    setOnlySelected(true)
    section.current?.scrollIntoView()
  }

  return (
    <section ref={section} aria-labelledby="choose-product">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="choose-product" className="text-2xl">
          {text('simulator.choose')}
        </h2>
        {product && (
          <Button size="sm" tone="secondary" className="noscript:hidden" onClick={() => setOnlySelected(!onlySelected)}>
            {isNarrowed
              ? text('simulator.choose.all', { count: products.length })
              : text('simulator.choose.onlySelected')}
          </Button>
        )}
      </div>
      <ProductNotice simulator={simulator} onTalkToExpert={onTalkToExpert} />
      <ChoiceCards
        legend={text('simulator.choose')}
        hideLegend
        name="productId"
        value={product && String(product.id)}
        onChange={pick}
        choices={(isNarrowed ? [product] : products).map((offered) => ({
          value: String(offered.id),
          title: nameIn(offered, text.language),
          picture: pictureOf(offered),
          description: <ProductLine product={offered} />,
        }))}
      />
      {!isNarrowed && isCut && (
        <Button asChild tone="secondary" className="mt-4">
          <Link to="/products">{text('simulator.empty.products')}</Link>
        </Button>
      )}
    </section>
  )
}

function ProductLine({ product: { price, currency, capacity, batteryCapacity } }: { product: Product }) {
  return (
    <>
      <span className="block">{[capacity, batteryCapacity].filter(Boolean).join(' · ')}</span>
      {price !== null && (
        <span className="money font-semibold text-ink">{formatMoney({ amount: price, currency })}</span>
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
  const text = useText()
  const { country, language } = useVisitor()
  const reason = !product ? 'unknown' : product.price === null ? 'onRequest' : 'cash'
  const values = {
    name: product ? nameIn(product, language) : '',
    country: contactOf(country).name[language],
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
