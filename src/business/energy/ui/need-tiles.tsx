import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { needsNamed } from '../named-in-question.ts'
import type { TypicalNeed, TypicalNeedName, TypicalSystem } from '../typical-needs.ts'
import { NeedIcon } from './need-icon.tsx'
import { typicalPlaceQuery } from './typical-queries.ts'

/** True where the same system does it with and without the grid, at one price. */
export function isEitherWay({ withoutGrid, withGrid }: Pick<TypicalNeed, 'withoutGrid' | 'withGrid'>): boolean {
  return (
    withoutGrid !== null &&
    withoutGrid.id === withGrid?.id &&
    withoutGrid.units === withGrid.units &&
    withoutGrid.panels === withGrid.panels &&
    withoutGrid.totalPrice === withGrid.totalPrice
  )
}

type NeedTilesProps = { needs: readonly (TypicalNeedName & { readonly system?: TypicalSystem | null })[] }

/** Needs, each a tile that leads to its page, with its price where it is known. */
function NeedTiles({ needs }: NeedTilesProps) {
  const text = useText()
  return (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {needs.map(({ system, ...need }) => (
        <li key={need.key}>
          <Link
            to={`/solar-for/${need.key}`}
            className={`grid h-full content-start gap-2 rounded-card border border-line bg-white p-3 hover:border-ink sm:flex sm:items-center ${needs.length === 1 ? 'max-sm:flex max-sm:items-center' : ''}`}
          >
            <NeedIcon needKey={need.key} />
            <span className="min-w-0">
              <span className="block leading-tight font-semibold">{nameIn(need, text.language)}</span>
              {system && (
                <span className="money block text-sm text-muted">
                  {text('typical.from', {
                    price: formatMoney({ amount: system.totalPrice, currency: system.currency }),
                  })}
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Every need that has a page, with the system that costs least where the country's visitors are taken to live. */
function useNeedsHere() {
  const { country } = useVisitor()
  const { data: at } = useQuery(typicalPlaceQuery(countryTable[country].defaultPlace))
  return (at?.needs ?? []).map(({ key, name, nameEn, withoutGrid, withGrid }) => {
    const [system = null] = [withoutGrid, withGrid]
      .filter((each) => each !== null)
      .toSorted((a, b) => a.totalPrice - b.totalPrice)
    return { key, name, nameEn, system }
  })
}

/** The needs that a question names, in words of the site; nothing where it names none. */
export function NeedsNamed({ question, title }: { question: string; title: string }) {
  const needs = needsNamed(useNeedsHere(), question)
  if (needs.length === 0) return null
  return (
    <nav aria-labelledby="needs" className="mb-10">
      <h2 id="needs" className="text-xl">
        {title}
      </h2>
      <NeedTiles needs={needs} />
    </nav>
  )
}

/** The other needs that have a page. */
export function OtherNeeds({ except, title }: { except: string; title: string }) {
  const needs = useNeedsHere()
  return (
    <nav aria-labelledby="needs">
      <h2 id="needs" className="text-2xl">
        {title}
      </h2>
      <NeedTiles needs={needs.filter(({ key }) => key !== except)} />
    </nav>
  )
}

/** Every need that has a page. */
export function AllNeeds({ title }: { title: string }) {
  const needs = useNeedsHere()
  return (
    <nav aria-labelledby="needs">
      <h2 id="needs" className="text-2xl">
        {title}
      </h2>
      <NeedTiles needs={needs} />
    </nav>
  )
}
