import { useRef, type SubmitEvent } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { CalculateBar } from './calculate-bar.tsx'
import { PlanSliders } from './plan-sliders.tsx'
import type { PictureOf } from './picture-of.ts'
import { ProductChooser } from './product-chooser.tsx'
import { ProductsMissing, ProductsSkeleton } from './products-missing.tsx'
import { SimulatorResult } from './simulator-result.tsx'
import { useArrival } from './use-arrival.ts'
import { useSimulator } from './use-simulator.ts'
import type { OfferedProducts } from './offered-products.ts'

type FinancingSimulatorProps = {
  /** The visitor's country's products. */
  catalogue: OfferedProducts
  pictureOf: PictureOf
  onTalkToExpert: () => void
}

/** What a product costs a month: which product, how much first, over how long, and the plan that comes of it. */
export function FinancingSimulator(props: FinancingSimulatorProps) {
  const { country } = useVisitor()
  const arrival = useArrival()
  return <Simulation key={`${country} ${arrival}`} {...props} />
}

function Simulation({ catalogue, pictureOf, onTalkToExpert }: FinancingSimulatorProps) {
  const simulator = useSimulator(catalogue)
  const form = useRef<HTMLFormElement>(null)
  if (catalogue.isPending) return <ProductsSkeleton />
  if (simulator.products.length === 0) {
    return <ProductsMissing catalogue={catalogue} onTalkToExpert={onTalkToExpert} />
  }

  const calculate = () => {
    if (!simulator.calculate()) form.current?.querySelector<HTMLInputElement>('[type=radio]')?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    calculate()
  }
  return (
    <div className="container grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-8 print:hidden"
      >
        <ProductChooser simulator={simulator} pictureOf={pictureOf} onTalkToExpert={onTalkToExpert} />
        <div className="contents lg:sticky lg:top-20 lg:grid lg:gap-4">
          <PlanSliders simulator={simulator} />
          <CalculateBar simulator={simulator} />
        </div>
      </form>
      <SimulatorResult simulator={simulator} pictureOf={pictureOf} onCalculate={calculate} />
    </div>
  )
}
