import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney, type Money } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { Picture } from '#business/media/ui/picture.tsx'
import { needsNamed } from '../named-in-question.ts'
import type { TypicalNeed, TypicalNeedName, TypicalSystem } from '../typical-needs.ts'
import { NeedIcon, needPath } from './need-icon.tsx'
import { needInWords } from './need-in-words.ts'
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

/** Drawn here only: the smaller of two air conditioners, and what has a face to fill. */
const ownPaths: Readonly<Record<string, string>> = {
  '1-hp-air-conditioner': 'M6 5h12v7H6zM9 9h3M12 15c0 2-1.5 2-1.5 4',
  freezer: 'M4 8h16v11H4zM4 8l1-4h14l1 4M12 10.5v6M9.5 12l5 3M14.5 12l-5 3',
}

/** What a need is about, in two colours. */
export function NeedDrawing({ needKey, className }: { needKey: string; className: string }) {
  const path = ownPaths[needKey] ?? needPath(needKey)
  if (!path) return <NeedIcon needKey={needKey} />
  return (
    <svg
      viewBox="-6 -6 36 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 rounded-control bg-sun-soft max-[14rem]:hidden ${className}`}
      aria-hidden
    >
      <path d={`M${path.split('M')[1]}`} className="fill-sun" />
      <path d={path} />
    </svg>
  )
}

type NeedTilesProps = { needs: readonly (TypicalNeedName & { readonly system?: TypicalSystem | null })[] }

/** Needs, each a tile that leads to its page, with its price where it is known; the last leads to the evaluation of any other. */
function NeedTiles({ needs }: NeedTilesProps) {
  const text = useText()
  return (
    <ul className="grid gap-3 sm:grid-cols-3 lg:grid-cols-4 stacked:grid-cols-2">
      {needs.map(({ system, ...need }) => (
        <li key={need.key}>
          <Link
            to={`/solar-for/${need.key}`}
            className="grid h-full content-start gap-2 rounded-card leads-on border border-line bg-white p-3 sm:flex sm:items-center"
          >
            <NeedDrawing needKey={need.key} className="size-14 lg:size-18" />
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
      <li className={needs.length % 2 === 0 ? 'stacked:col-span-2' : ''}>
        <Link
          to="/smart-solar-plan"
          className="flex h-full items-center gap-3 rounded-card leads-on border border-sun bg-sun-soft p-3"
        >
          <span className="min-w-0">
            <span className="block leading-tight font-semibold">{text('typical.else')}</span>
            <span className="block text-sm">{text('typical.audit')}</span>
          </span>
          <Icon name="arrow-right" className="ml-auto size-5 shrink-0" />
        </Link>
      </li>
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

type NeedsNamedProps = {
  question: string
  title: string
  monthlyOf: (price: Money, system: TypicalSystem) => ReactNode
}

/** The needs that a question names, in words of the site, each with the system for it and what that costs; nothing where it names none. */
export function NeedsNamed({ question, title, monthlyOf }: NeedsNamedProps) {
  const needs = needsNamed(useNeedsHere(), question)
  if (needs.length === 0) return null
  return (
    <nav aria-labelledby="needs-named" className="mb-10">
      <h2 id="needs-named">{title}</h2>
      <ul className={`grid gap-3 ${needs.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {needs.map((need) => (
          <NeedAnswered key={need.key} need={need} monthlyOf={monthlyOf} />
        ))}
      </ul>
    </nav>
  )
}

type NeedAnsweredProps = Pick<NeedsNamedProps, 'monthlyOf'> & {
  need: TypicalNeedName & { system: TypicalSystem | null }
}

/** A need with the system for it: the card leads to the need, its button to the product. */
function NeedAnswered({ need: { system, ...need }, monthlyOf }: NeedAnsweredProps) {
  const text = useText()
  const price = system && { amount: system.totalPrice, currency: system.currency }
  const name = system && `${system.units > 1 ? `${system.units} × ` : ''}${nameIn(system, text.language)}`
  return (
    <li className="leads-on relative flex gap-3 rounded-card border-2 border-sun bg-white p-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink sm:gap-4">
      <Picture
        src={system?.imageUrl ?? '/api/placeholder-image'}
        alt=""
        width={128}
        height={96}
        className="aspect-4/3 w-20 shrink-0 self-start rounded-control bg-sand-2 object-cover sm:w-36"
      />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-h4">
          <Link to={`/solar-for/${need.key}`} className="outline-none after:absolute after:inset-0 hover:underline">
            {text('typical.need.title', { name: needInWords(need, text) })}
          </Link>
        </h3>
        {system && price ? (
          <>
            <p className="text-sm">
              {name} {text('typical.complete', { panels: system.panels })}
            </p>
            <p className="money font-semibold">{text('typical.from', { price: formatMoney(price) })}</p>
            <p>{monthlyOf(price, system)}</p>
            <Button asChild tone="secondary" className="relative z-10 mt-2 justify-self-start">
              <Link to={`/products/${system.id}`}>
                {text('typical.see')} <span className="sr-only">{name}</span>
              </Link>
            </Button>
          </>
        ) : (
          <p className="text-sm text-muted">{text('typical.none')}</p>
        )}
      </div>
    </li>
  )
}

/** The other needs that have a page. */
export function OtherNeeds({ except, title }: { except: string; title: string }) {
  const needs = useNeedsHere()
  return (
    <nav aria-labelledby="needs">
      <h2 id="needs">{title}</h2>
      <NeedTiles needs={needs.filter(({ key }) => key !== except)} />
    </nav>
  )
}

/** Every need that has a page. */
export function AllNeeds({ title }: { title: string }) {
  const needs = useNeedsHere()
  return (
    <nav aria-labelledby="needs">
      <h2 id="needs">{title}</h2>
      <NeedTiles needs={needs} />
    </nav>
  )
}
