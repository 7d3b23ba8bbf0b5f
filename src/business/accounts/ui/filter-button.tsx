import type { Ref } from 'react'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

type FilterButtonProps = {
  /** How many of the filters under it are chosen. */
  readonly chosen: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly ref?: Ref<HTMLButtonElement>
  readonly className?: string
}

/** Opens the filters of a list that have no room beside the others. */
export function FilterButton({ chosen, isOpen, onToggle, ref, className }: FilterButtonProps) {
  const text = useText()
  return (
    <Button
      ref={ref}
      tone="secondary"
      size="sm"
      icon="filter"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={className}
    >
      {text('admin.filter', { count: chosen })}
    </Button>
  )
}
