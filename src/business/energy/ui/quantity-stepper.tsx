import { Stepper } from '#design/stepper.tsx'
import { useText } from '#i18n/text-context.tsx'
import { mostOfOneAppliance } from '../audit-limits.ts'

type QuantityStepperProps = {
  name: string
  quantity: number
  onChange: (quantity: number) => void
  /** What minus does to the last one. */
  onRemove?: (() => void) | undefined
}

/** How many of an appliance there are: 1 to 1000. */
export function QuantityStepper({ name, quantity, onChange, onRemove }: QuantityStepperProps) {
  const text = useText()
  return (
    <Stepper
      value={quantity}
      onChange={onChange}
      onRemove={onRemove}
      removeLabel={text('energy.quantity.remove', { name })}
      min={1}
      max={mostOfOneAppliance}
      label={text('energy.quantity.label', { name })}
      decreaseLabel={text('energy.quantity.decrease', { name })}
      increaseLabel={text('energy.quantity.increase', { name })}
    />
  )
}
