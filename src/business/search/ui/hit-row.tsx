import { Link } from 'react-router'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import type { SearchHit } from '../search-hit.ts'

const emblem = '/pictures/emblem.svg'

/** One thing that was found; the whole row leads to it. */
export function HitRow({ thing }: { thing: SearchHit }) {
  const { kind, title, excerpt, href, imageUrl } = thing
  const own = imageUrl === null || imageUrl.startsWith('/pictures/')
  return (
    <article className="relative flex h-full gap-3 sm:gap-4 rounded-card border border-line bg-white p-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink">
      <img
        src={imageUrl ?? emblem}
        alt=""
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
        className={`aspect-4/3 w-20 shrink-0 self-start rounded-control bg-sand-2 bg-cover object-cover sm:w-36 ${own ? '' : 'bg-emblem'}`}
      />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-base sm:text-lg">
          <Link to={href} className="outline-none after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h3>
        {kind === 'product' && <Price thing={thing} />}
        {excerpt && <p className="line-clamp-2 text-sm text-muted">{excerpt}</p>}
      </div>
    </article>
  )
}

function Price({ thing: { price, currency } }: { thing: SearchHit }) {
  const text = useText()
  const isPriced = price !== null && currency !== null
  return (
    <p className="money text-sm font-semibold">
      {isPriced ? formatMoney({ amount: price, currency }) : text('search.price.onRequest')}
    </p>
  )
}
