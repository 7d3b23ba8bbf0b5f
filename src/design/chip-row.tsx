import type { ReactElement, ReactNode } from 'react'
import { cloneElement, useEffect, useRef } from 'react'

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
  /** `row` scrolls sideways on a phone, `fading` with its end in a mist there; `segments` stand in one frame, one of them chosen. */
  layout?: 'row' | 'fading' | 'wrap' | 'segments'
  className?: string
}

const row = '-mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:flex-wrap'

const layouts = {
  row,
  fading: `${row} max-sm:pr-12 max-sm:[mask-image:linear-gradient(to_left,transparent,black_3rem)]`,
  wrap: 'flex flex-wrap gap-2',
  segments: 'flex rounded-control border border-line bg-white p-0.5',
}

const shapes = {
  row: 'rounded-full px-3 sm:px-3.5',
  fading: 'rounded-full px-3 sm:px-3.5',
  wrap: 'rounded-full px-3 sm:px-3.5',
  segments: 'justify-center rounded-[0.4rem] not-aria-current:border-transparent px-1.5',
}

/** Filter choices, one or several selected. */
export function ChipRow({ label, chips, layout = 'row', className = '' }: ChipRowProps) {
  const list = useChosenInSight()
  return (
    <ul ref={list} aria-label={label} className={`${layouts[layout]} ${className}`}>
      {chips.map(({ key, ...chip }) => (
        <li key={key} className={layout === 'segments' ? 'grow' : 'shrink-0'}>
          <ChipControl {...chip} shape={shapes[layout]} />
        </li>
      ))}
    </ul>
  )
}

/** A row that scrolls sideways shows the first chip that is chosen; who has scrolled it on keeps their place. */
function useChosenInSight() {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef('')
  useEffect(() => {
    const chips = list.current
    const chip = chips?.querySelector('[aria-pressed="true"], [aria-current]')
    if (!chips || !chip || chips.scrollWidth <= chips.clientWidth) return
    const now = `${chip.textContent} ${chips.scrollWidth}`
    if (shown.current === now) return
    shown.current = now
    const [outer, inner] = [chips.getBoundingClientRect(), chip.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right) {
      chips.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
    }
  })
  return list
}

function ChipControl({ label, selected = false, onSelect, link, shape }: Omit<Chip, 'key'> & { shape: string }) {
  const look = `flex min-h-11 items-center gap-2 border text-sm font-semibold whitespace-nowrap transition-colors ${shape} ${
    selected ? 'border-ink bg-ink text-white' : 'border-line bg-white text-ink hover:border-ink'
  }`
  if (link) return cloneElement(link, { className: look, 'aria-current': selected ? 'true' : undefined }, label)
  return (
    <button type="button" className={look} aria-pressed={selected} onClick={onSelect}>
      {label}
    </button>
  )
}
