import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'

export type Chip = {
  key: string
  label: ReactNode
  selected?: boolean
  onSelect?: () => void
  /** A link element (no children) for a choice that lives in the URL. */
  link?: ReactElement<{ className?: string; children?: ReactNode; 'aria-current'?: 'true' | undefined }>
}

export type ChipRowProps = {
  /** Names the group. */
  label: string
  chips: readonly Chip[]
  /** `row` scrolls sideways on a phone; `column` is a sidebar list. */
  layout?: 'row' | 'wrap' | 'column'
  className?: string
}

const layouts = {
  row: '-mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:flex-wrap',
  wrap: 'flex flex-wrap gap-2',
  column: 'grid gap-1',
}

/** Filter choices, one or several selected. */
export function ChipRow({ label, chips, layout = 'row', className = '' }: ChipRowProps) {
  return (
    <ul aria-label={label} className={`${layouts[layout]} ${className}`}>
      {chips.map(({ key, ...chip }) => (
        <li key={key} className="shrink-0">
          <ChipControl {...chip} shape={layout === 'column' ? 'w-full rounded-control' : 'rounded-full'} />
        </li>
      ))}
    </ul>
  )
}

function ChipControl({ label, selected = false, onSelect, link, shape }: Omit<Chip, 'key'> & { shape: string }) {
  const look = `flex min-h-11 items-center gap-2 border px-3 text-sm sm:px-3.5 font-semibold whitespace-nowrap transition-colors ${shape} ${
    selected ? 'border-ink bg-ink text-white' : 'border-line bg-white text-ink hover:border-ink'
  }`
  if (link) return cloneElement(link, { className: look, 'aria-current': selected ? 'true' : undefined }, label)
  return (
    <button type="button" className={look} aria-pressed={selected} onClick={onSelect}>
      {label}
    </button>
  )
}
