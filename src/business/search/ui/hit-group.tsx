import { Link } from 'react-router'
import { useText } from '#i18n/text-context.tsx'
import type { HitKind, SearchHit } from '../search-hit.ts'
import { HitRow } from './hit-row.tsx'

const listOf: Readonly<Record<HitKind, string>> = { product: '/products', article: '/news', solution: '/solutions' }

/** What was found of one kind, and the way to all of it. */
export function HitGroup({ kind, things }: { kind: HitKind; things: readonly SearchHit[] }) {
  const text = useText()
  return (
    <section aria-labelledby={`found-${kind}`}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`found-${kind}`} className="text-xl">
          {text(`search.kind.${kind}`)}
        </h2>
        <Link to={listOf[kind]} className="flex min-h-11 items-center text-sm font-semibold underline">
          {text(`search.all.${kind}`)}
        </Link>
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {things.map((thing) => (
          <li key={thing.href}>
            <HitRow thing={thing} />
          </li>
        ))}
      </ul>
    </section>
  )
}
