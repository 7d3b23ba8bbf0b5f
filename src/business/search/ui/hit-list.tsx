import { type ReactNode, useId } from 'react'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { ApiError } from '#client/api-error.ts'
import { useVisitor, type Visitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { groupHits, isCutOff } from '../group-hits.ts'
import type { HitKind, SearchHit } from '../search-hit.ts'
import { formatMoney } from '#kernel/money.ts'

/** What a product that was found costs with panels, installed, and what it runs; null where that can't be said. */
type CostsOf = (thing: SearchHit) => { complete: ReactNode; runs: ReactNode }

type HitListProps = {
  question: string
  costsOf: CostsOf
  /** What there is to see where nothing was found. */
  others: ReactNode
}

/** What a question found, in each of its states. */
export function HitList({ question, costsOf, others }: HitListProps) {
  const text = useText()
  const { data, isPending, error, refetch } = useQuery(searchQuery(question, useVisitor()))
  if (isPending) return <HitSkeleton />
  if (error) {
    const isOurs = error instanceof ApiError && error.status >= 500
    return (
      <StateBlock
        tone="error"
        title={text('search.failed')}
        description={text(isOurs ? 'search.failed.ours' : 'shell.error.text')}
        action={<Button onClick={() => void refetch()}>{text('shell.error.retry')}</Button>}
      />
    )
  }
  if (data.length === 0) {
    return (
      <>
        <StateBlock
          title={text('search.empty', { question })}
          description={text('search.empty.text')}
          action={<WaysOn />}
        />
        {others}
      </>
    )
  }
  const groups = groupHits(data)
  return (
    <>
      <p role="status" className="text-muted">
        {text(isCutOff(data) ? 'search.best' : 'search.count', { count: data.length, question })}
      </p>
      {groups.length > 1 && (
        <nav aria-label={text('search.jump')} className="mt-3">
          <ul className="flex flex-wrap gap-1.5">
            {groups.map(({ kind, things }) => (
              <li key={kind}>
                <a
                  href={`#found-${kind}`}
                  className="flex min-h-11 items-center rounded-full border border-line bg-white px-3 text-sm font-semibold hover:border-ink"
                >
                  {text(`search.kind.${kind}`)} {things.length}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-6 grid gap-10">
        {groups.map((group) => (
          <HitGroup key={group.kind} {...group} costsOf={costsOf} />
        ))}
      </div>
    </>
  )
}

/** Where else an answer may be. */
function WaysOn() {
  const text = useText()
  return (
    <>
      <Button asChild>
        <Link to="/products">{text('search.products')}</Link>
      </Button>
      <Button asChild tone="secondary">
        <Link to="/smart-solar-plan">{text('search.audit')}</Link>
      </Button>
      <Button asChild tone="secondary">
        <Link to="/contact">{text('search.contact')}</Link>
      </Button>
    </>
  )
}

function HitSkeleton() {
  const text = useText()
  return (
    <div role="status" aria-label={text('search.loading')} className="grid gap-3 lg:grid-cols-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-36 w-full" />
      ))}
    </div>
  )
}

const listOf: Readonly<Record<HitKind, string>> = { product: '/products', article: '/news', solution: '/solutions' }

/** So many of a kind are seen before the next kind. */
const seenFirst = 3

/** What was found of one kind, the first of it in sight, and the way to all of it. */
function HitGroup({ kind, things, costsOf }: { kind: HitKind; things: readonly SearchHit[]; costsOf: CostsOf }) {
  const text = useText()
  const others = things.slice(seenFirst)
  const list = (some: readonly SearchHit[]) => (
    <ul className="grid gap-3 lg:grid-cols-3">
      {some.map((thing) => (
        <li key={thing.href}>
          <HitRow thing={thing} {...costsOf(thing)} />
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-labelledby={`found-${kind}`}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`found-${kind}`}>{text(`search.kind.${kind}`)}</h2>
        <Link to={listOf[kind]} className="-my-2 flex min-h-11 items-center text-sm font-semibold underline">
          {text(`search.all.${kind}`)}
        </Link>
      </div>
      {list(things.slice(0, seenFirst))}
      {others.length > 0 && (
        <Disclosure look="line" className="mt-1" summary={text('search.more', { count: others.length })}>
          {list(others)}
        </Disclosure>
      )}
    </section>
  )
}

const emblem = '/pictures/emblem.svg'

/** One thing that was found; the whole row leads to it. */
function HitRow({ thing, complete, runs }: { thing: SearchHit } & ReturnType<CostsOf>) {
  const { kind, title, excerpt, href, imageUrl } = thing
  const titleId = useId()
  const own = imageUrl === null || imageUrl.startsWith('/pictures/')
  return (
    <article
      aria-labelledby={titleId}
      className="leads-on relative grid h-full grid-cols-[5rem_minmax(0,1fr)] content-start gap-x-3 gap-y-2 rounded-card border border-line bg-white p-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink"
    >
      <img
        src={imageUrl ?? emblem}
        alt=""
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
        className={`aspect-4/3 w-full self-start rounded-control bg-sand-2 bg-cover object-cover ${own ? '' : 'bg-emblem'}`}
      />
      <div className="grid min-w-0 content-start gap-1">
        <h3 id={titleId} className="text-h4">
          <Link to={href} className="outline-none after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h3>
        {kind === 'product' && (complete ? <p className="leading-snug">{complete}</p> : <Price thing={thing} />)}
        {kind !== 'product' && excerpt && <p className="line-clamp-2 text-sm text-muted">{excerpt}</p>}
      </div>
      {kind === 'product' && (
        <div className="col-span-full text-sm">
          {runs || (excerpt && <p className="line-clamp-2 text-muted max-sm:hidden">{excerpt}</p>)}
        </div>
      )}
    </article>
  )
}

/** What it costs by itself. */
function Price({ thing: { price, currency, withoutPanels } }: { thing: SearchHit }) {
  const text = useText()
  const isPriced = price !== null && currency !== null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="money text-lg font-semibold">
        {isPriced ? formatMoney({ amount: price, currency }) : text('search.price.onRequest')}
      </span>
      {isPriced && withoutPanels && <span className="text-muted">{text('shell.withoutPanels')}</span>}
    </p>
  )
}

type Asker = Pick<Visitor, 'language' | 'country'>

/** What a question finds for a visitor; `question` is not ''. */
export function searchQuery(question: string, { language, country }: Asker) {
  const path = `/api/search?q=${encodeURIComponent(question)}&lang=${language}&country=${country}`
  return queryOptions<SearchHit[]>({ queryKey: [path], retryOnMount: false })
}
