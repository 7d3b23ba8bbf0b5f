import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#client/link.tsx'
import { useIsHydrating } from '#client/use-is-hydrating.ts'
import { keepInSession, recallFromSession, removeFromSession } from '#client/session-store.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Icon } from '#design/icon.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { filterNames, narrowings } from '../product-filter.ts'
import { productsPerPage } from '../site-type.ts'
import { filterWords } from './filter-words.ts'
import { ProductGrid, type ProductGridProps, ProductGridSkeleton } from './product-grid.tsx'
import {
  catalogueAddress,
  productCountQuery,
  productPageQuery,
  useShownCount,
  type AskedPage,
} from './catalogue-page.ts'

type ProductListProps = Omit<ProductGridProps, 'products' | 'eager'> & { asked: AskedPage }

/** The catalogue's grid in each of its states: loading, failed, empty, loaded. */
export function ProductList({ asked, ...shown }: ProductListProps) {
  const text = useText()
  const visitor = useVisitor()
  const { data: products, isPending, isError, refetch } = useQuery(productPageQuery(visitor, asked))
  const counted = useQuery(productCountQuery(visitor.country, asked))
  const shownCount = useShownCount(asked)
  if (isPending) return <ProductGridSkeleton count={6} label={text('catalogue.list.loading')} />
  if (isError) {
    return (
      <StateBlock
        tone="error"
        title={text('catalogue.list.error.title')}
        description={text('catalogue.list.error.text')}
        action={<Button onClick={() => void refetch()}>{text('catalogue.list.error.retry')}</Button>}
      />
    )
  }
  if (products.length === 0) {
    return <NothingHere asked={asked} pages={pagesOf(counted.data?.count ?? 0)} />
  }
  return (
    <KeptPlace>
      <h2 className="mb-2 font-sans text-sm font-normal tracking-normal text-muted sm:mb-4 lg:pt-2" aria-live="polite">
        {text('catalogue.list.count', { count: shownCount })}
      </h2>
      <ProductGrid products={products} eager={3} {...shown} />
      <ProductPageLinks asked={asked} pages={pagesOf(counted.data?.count ?? 0)} />
    </KeptPlace>
  )
}

type Place = { readonly href: string; readonly top: number }

/**
 * Back from a product that was reloaded returns to the link that was pressed, where it stood on the screen: the browser looks for
 * the place before the list is there again, and what each system runs comes later still.
 */
function KeptPlace({ children }: { children: ReactNode }) {
  const name = `place:${useLocation().key}`
  const list = useRef<HTMLDivElement>(null)
  // Of a document of its own the browser knows the place, or it was come to anew.
  const [isDocument] = useState(useIsHydrating())
  useEffect(() => {
    const place = isDocument ? null : (recallFromSession(name) as Place | null)
    removeFromSession(name)
    const link = place && list.current?.querySelector(`a[href="${CSS.escape(place.href)}"]`)
    if (link) window.scrollBy(0, link.getBoundingClientRect().top - place.top)
  }, [name, isDocument])
  const keep = ({ target, ctrlKey, metaKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a')
    // Another tab leaves no list.
    if (link && !ctrlKey && !metaKey)
      keepInSession(name, { href: link.getAttribute('href'), top: link.getBoundingClientRect().top })
  }
  return (
    <div ref={list} onClickCapture={keep}>
      {children}
    </div>
  )
}

const pagesOf = (count: number) => Math.ceil(count / productsPerPage)

type PlaceInList = { asked: AskedPage; pages: number }

/** No product at all, or a page beyond the last. */
function NothingHere({ asked, pages }: PlaceInList) {
  const text = useText()
  const { siteType, page, filter } = asked
  if (page === 1 && narrowings(filter) > 0) return <NothingLeft asked={asked} />
  const isBeyond = page > 1 && pages > 0
  const back = isBeyond ? text('catalogue.list.beyond.last', { page: pages }) : text('catalogue.list.empty.reset')
  return (
    <StateBlock
      title={isBeyond ? text('catalogue.list.beyond.title') : text('catalogue.list.empty.title')}
      description={isBeyond ? text('catalogue.list.beyond.text', { pages }) : text('catalogue.list.empty.text')}
      action={
        (siteType !== 'all' || page > 1) && (
          <Button asChild tone="secondary">
            <Link to={isBeyond ? catalogueAddress({ ...asked, page: pages }) : '/products'}>{back}</Link>
          </Button>
        )
      }
    />
  )
}

/** The filters leave nothing: each that is set, at a tap out of the way, and all of them. */
function NothingLeft({ asked }: { asked: AskedPage }) {
  const text = useText()
  const { country } = useVisitor()
  const { siteType, filter } = asked
  const chip = (name: string, label: string, without: AskedPage) => ({
    key: name,
    label: (
      <>
        <span className="sr-only">{text('catalogue.list.none.without')} </span>
        {label}
        <Icon name="close" className="size-4" />
      </>
    ),
    link: <Link to={catalogueAddress(without)} />,
  })
  const set = filterNames.flatMap((name) => {
    const { [name]: value, ...others } = filter
    if (value === undefined || name === 'sort') return []
    return [chip(name, filterWords(name, value, country, text), { ...asked, filter: others })]
  })
  if (siteType !== 'all')
    set.unshift(chip('type', text(`catalogue.list.filter.${siteType}`), { ...asked, siteType: 'all' }))
  return (
    <StateBlock
      title={text('catalogue.list.none.title')}
      description={text('catalogue.list.none.text')}
      action={
        <>
          <ChipRow
            label={text('catalogue.list.none.set')}
            chips={set}
            layout="wrap"
            className="w-full justify-center"
          />
          <Button asChild>
            <Link to="/products">{text('catalogue.list.none.reset')}</Link>
          </Button>
        </>
      }
    />
  )
}

/** To the pages before and after this one, of a catalogue that does not fit on one. */
function ProductPageLinks({ asked, pages }: PlaceInList) {
  const text = useText()
  const { page } = asked
  if (pages <= 1) return null
  return (
    <nav
      aria-label={text('catalogue.list.pages')}
      className="mt-8 grid grid-cols-2 items-center gap-x-2 gap-y-4 sm:flex sm:justify-center"
    >
      {page > 1 && (
        <Button asChild tone="secondary" size="sm" icon="arrow-left" className="max-sm:px-2">
          <Link to={catalogueAddress({ ...asked, page: page - 1 })} rel="prev">
            {text('catalogue.list.previous')}
          </Link>
        </Button>
      )}
      <span className="figure order-last col-span-2 text-center sm:order-none">
        {page} / {pages}
      </span>
      {page < pages && (
        <Button asChild tone="secondary" size="sm" iconAfter="arrow-right" className="col-start-2 max-sm:px-2">
          <Link to={catalogueAddress({ ...asked, page: page + 1 })} rel="next">
            {text('catalogue.list.next')}
          </Link>
        </Button>
      )}
    </nav>
  )
}
