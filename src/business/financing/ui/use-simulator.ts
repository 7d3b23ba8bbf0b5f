import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import { priceToday } from '#business/quotes/quote-address.ts'
import type { Quote } from '#business/quotes/quote.ts'
import { useSettled } from '#client/use-settled.ts'
import { useVisitor } from '#client/visitor.tsx'
import { dismissToast, toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import { calculationQuery } from './calculation-query.ts'
import { choiceSearch, planSearch, type PlanChoice } from './plan-address.ts'
import { keepSimulatedPlan } from './simulated-plan.ts'
import { simulationFailureOf } from './simulation-failure.ts'
import { simulate, simulatorStart, type SimulatorState } from './simulator-state.ts'
import type { OfferedProducts } from './offered-products.ts'

/** Everything that the parts of the simulator look at. */
export type Simulator = ReturnType<typeof useSimulator>

/** What the plan pays: a product, or the whole of a quote. Its price is all that is to be paid. */
export type Financed = Pick<ProductSummary, 'id' | 'name' | 'nameEn' | 'currency'> & { readonly price: number | null }

/** What stood in the controls, and in which country: a visitor who changes country keeps it. */
export type KeptChoice = SimulatorState & { readonly country: Country }

/** A product as installed: what that costs, and what keeps it as a quote, by its key. */
export type InstalledOffer = {
  readonly productId: number
  readonly totalPrice: number
  readonly keepQuote: () => Promise<string>
}

/** What a product costs installed, where that is known. */
export type InstalledPriceOf = (product: Product) => number | undefined

export type Keeping = { readonly kept: KeptChoice | null; readonly keep: (choice: KeptChoice) => void }

/**
 * What is chosen and what came of it. The address holds the product and, once it is calculated, the plan; a plan that the
 * address brings is calculated by itself. A calculated plan is kept for the eligibility page. With a `quote` its total is paid; what is
 * `kept` of another country stays chosen, and the visitor is told. Where the address asks for the `installed` price, to calculate
 * keeps that as a quote, of which the plan then is.
 */
export function useSimulator(
  catalogue: OfferedProducts,
  quote: Quote | null,
  installed: InstalledOffer | null,
  { kept, keep }: Keeping,
) {
  const text = useText()
  const { country } = useVisitor()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [carried] = useState(kept?.country === country ? null : kept)
  const [state, dispatch] = useReducer(simulate, search, () => simulatorStart(search, carried))
  const { choice, simulation } = state

  const products = useMemo(() => (catalogue.data ?? []).filter(canBeFinanced), [catalogue.data])
  const [picked, setPicked] = useState<Product>()
  const product = [...products, picked].find((known) => known !== undefined && known.id === choice.productId)

  const isInstalled = !quote && product !== undefined && product.id === installed?.productId && isWithoutPanels(product)
  const complete = isInstalled ? installed : null
  const paid = product && complete ? { ...product, price: complete.totalPrice } : product
  const financed: Financed | undefined = quote ? { ...quote.system, price: priceToday(quote) } : paid
  const quoteKey = quote?.key

  const write = (next: string) => {
    if (next !== (search.size > 0 ? `?${search}` : '')) void navigate({ search: next }, { replace: true })
  }

  const choose = (change: Partial<PlanChoice>) => {
    dispatch({ type: 'choose', change })
    // The plan on screen follows, and its address once it rests.
    if (simulation.state === 'done' && (change.productId ?? choice.productId) === choice.productId) return
    write(choiceSearch({ ...choice, ...change }.productId, search))
  }

  /** Chooses a product that may stand beyond the first page of the catalogue. */
  const pick = (chosen: Product) => {
    setPicked(chosen)
    // That none was chosen is true no more.
    dismissToast()
    choose({ productId: chosen.id })
  }

  /** Asks the server for the plan; answers whether there was a product to ask about. */
  const calculate = (): boolean => {
    if (!financed || financed.price === null) {
      toast({
        tone: 'error',
        title: text('simulator.noProduct.title'),
        description: text('simulator.noProduct.text'),
      })
      return false
    }
    dispatch({ type: 'calculate' })
    void (complete ? keepInstalled(financed.id, complete) : ask(financed.id, financed.price))
    return true
  }

  const keepInstalled = async (productId: number, offer: InstalledOffer) => {
    try {
      const held = await offer.keepQuote()
      void navigate(`/financing${planSearch({ ...choice, productId, quoteKey: held }, search)}`)
    } catch {
      dispatch({ type: 'failed', choice, failure: { kind: 'failed' } })
    }
  }

  const ask = async (productId: number, price: number) => {
    try {
      const plan = await queryClient.query(
        calculationQuery(
          { ...choice, productId, totalPrice: price, country, quoteKey },
          { product, quote, toldAt: catalogue.dataUpdatedAt },
        ),
      )
      dispatch({ type: 'calculated', choice, plan })
    } catch (error) {
      const failure = simulationFailureOf(error, price)
      if (failure.kind !== 'failed') await catalogue.refetch()
      dispatch({ type: 'failed', choice, failure })
    }
  }

  const settle = useEffectEvent(() => {
    if (simulation.state === 'done' && financed) {
      const chosen = { ...choice, productId: financed.id, quoteKey }
      const { monthlyPayment, totalAmount } = simulation.plan
      keepSimulatedPlan({ ...chosen, monthlyPayment, totalAmount, country })
    }
    if (simulation.state === 'failed' && simulation.failure.kind !== 'price_changed') {
      toast({
        tone: 'error',
        title: text('simulator.failed.title'),
        description: text('simulator.failed.text'),
      })
    }
  })
  useEffect(() => settle(), [simulation])

  const rested = useSettled(simulation)
  const tell = useEffectEvent(() => {
    if (rested !== simulation || simulation.state !== 'done' || !financed) return
    write(planSearch({ ...choice, productId: financed.id, quoteKey }, search))
  })
  useEffect(() => tell(), [rested])

  useEffect(() => keep({ ...state, country }), [keep, state, country])

  const begin = useEffectEvent(() => {
    // What is not sold here has its notice in the list.
    if (carried && !quote) toast({ title: text('simulator.moved') })
    if (simulation.state === 'asked') calculate()
  })
  const isOffered = financed !== undefined
  useEffect(() => {
    if (isOffered) begin()
  }, [isOffered])

  return { catalogue, products, product, quote, complete, financed, choice, simulation, choose, pick, calculate }
}
