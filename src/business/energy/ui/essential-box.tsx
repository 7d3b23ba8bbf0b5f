import { Checkbox } from '#design/checkbox.tsx'
import { useText } from '#i18n/text-context.tsx'

type EssentialBoxProps = { isEssential: boolean; onChange: (isEssential: boolean) => void; className?: string }

/** Whether an appliance is to be carried by the battery. */
export function EssentialBox({ isEssential, onChange, className }: EssentialBoxProps) {
  const text = useText()
  return (
    <Checkbox
      className={className}
      checked={isEssential}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={text('energy.essential.label')}
    />
  )
}
