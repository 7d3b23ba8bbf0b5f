import {
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react'
import { LazyPart } from './lazy.tsx'
import { useVisitor } from './visitor.tsx'

type Module = { readonly default: ComponentType }

const neverChanges = () => () => {}
const noProps = {}

/** True while the app hydrates what the server rendered. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

/**
 * A part of a page that the server renders with the page and the browser hydrates later: its code is fetched when it comes
 * near the screen or is pressed, and what the server rendered stands until then. Where the browser renders it by itself (after a
 * navigation, for another language or country), its code is fetched at once. The server awaits `ready` before it renders. The
 * ids inside begin with its name.
 */
export function lazyIsland(name: string, load: () => Promise<Module>) {
  const arrived = Promise.withResolvers<void>()
  let Part: ComponentType | undefined
  let loading: Promise<Module> | undefined

  const fetchPart = async () => {
    try {
      const module = await (loading ??= load())
      Part = module.default
      arrived.resolve()
      return module
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  function Stage() {
    const isHydrating = useIsHydrating()
    // Told as the page's own hydration is.
    const hydrates = isHydrating && Part !== undefined && !import.meta.env.SSR
    if (hydrates) performance.mark('hydrate')
    useLayoutEffect(() => {
      if (hydrates) performance.mark('hydrated')
    }, [hydrates])
    // One element: of what was rendered for a part that is still to come, hydration keeps the first.
    if (Part) {
      return (
        <div>
          <Part />
        </div>
      )
    }
    if (isHydrating) use(arrived.promise)
    return <LazyPart load={fetchPart} props={noProps} waiting={<div className="min-h-dvh" />} />
  }

  function LazyIsland() {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => (place.current && !Part ? fetchWhenNear(place.current, fetchPart) : undefined), [])
    const { language, country } = useVisitor()
    const [renderedFor, renderFor] = useState(language + country)
    // What the server rendered for another visitor can't be hydrated.
    if (!Part && renderedFor !== language + country) renderFor(language + country)
    // One element as long as that does not happen: at a new one, what the server rendered would be given up.
    const stage = useMemo(
      () => (
        <Suspense key={renderedFor}>
          <Stage />
        </Suspense>
      ),
      [renderedFor],
    )
    const [ids] = useState<IdCounter>(() => [name, 0])
    return countIdsApart(<div ref={place}>{stage}</div>, ids)
  }

  return { Part: LazyIsland, ready: fetchPart }
}

/** What the ids begin with, and how many there are. */
type IdCounter = [name: string, count: number]

/**
 * What is hydrated later than what follows it has ids of its own. Preact counts them from the nearest element with a counter, which
 * it has under this name; React, in development, by their place.
 */
function countIdsApart(element: ReactElement, ids: IdCounter): ReactElement {
  return Object.isExtensible(element) ? Object.assign(element, { __m: ids }) : element
}

/**
 * Fetches when `place` comes near the screen; a button in it that was pressed before the code was there is pressed again.
 * A fetch that fails is tried again at the next occasion. Returns the way to stop.
 */
function fetchWhenNear(place: HTMLElement, fetchPart: () => Promise<unknown>): () => void {
  const listening = new AbortController()
  const fetched = () =>
    fetchPart().then(
      () => {
        listening.abort()
        return true
      },
      () => false,
    )
  const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetched(), { rootMargin: '200px' })
  near.observe(place)
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && place.contains(button)) void fetched().then((arrived) => arrived && button.click())
  }
  // Of a button that does not answer yet.
  document.addEventListener('click', press, { capture: true, signal: listening.signal })
  return () => {
    near.disconnect()
    listening.abort()
  }
}
