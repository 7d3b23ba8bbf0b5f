import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

export type Tab<T extends string> = {
  readonly value: T
  readonly label: ReactNode
  /** What is still to be done there, or that nothing must be: a line below its name. */
  readonly note?: { readonly words: string; readonly isDue: boolean } | undefined
  /** What a screen reader adds to a tab that holds an error; it is marked then. */
  readonly invalid?: string | undefined
}

export type TabsProps<T extends string> = {
  readonly value: T
  readonly onChange: (value: T) => void
  readonly tabs: readonly Tab<T>[]
  /** Names the group. */
  readonly label: string
  /** What the chosen tab shows; or several {@link TabPanel}s. */
  readonly children: ReactNode
  /** They narrow a list: they look like the chips that do so elsewhere. */
  readonly areChips?: boolean
  readonly className?: string
}

/** The row goes on behind it, as one of chips does. */
const mist = 'max-sm:pr-12 max-sm:[mask-image:linear-gradient(to_left,transparent,black_3rem)]'

const looks = {
  tabs: {
    row: `gap-1 border-b border-line py-0.5 pb-0 ${mist} in-[[role=dialog]]:pr-12 in-[[role=dialog]]:[mask-image:linear-gradient(to_left,transparent,black_3rem)]`,
    tab: 'rounded-t-control border-b-3 border-transparent pr-3 pl-3 text-muted -outline-offset-3 first:pl-0 hover:text-ink data-[state=active]:border-sun data-[state=active]:text-ink sm:pr-4 sm:not-first:pl-4',
  },
  chips: {
    row: `-mx-4 gap-1.5 px-4 py-1 [scrollbar-width:none] sm:flex-wrap ${mist}`,
    tab: 'rounded-full border border-line bg-white px-3 text-ink transition-colors hover:border-ink data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-white sm:px-3.5',
  },
}

/** On a phone it may stand behind the edge of its row. */
function showChosen(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!row) return
  const over = tab.getBoundingClientRect().right - row.getBoundingClientRect().right
  if (over > -48) row.scrollLeft += over + 48
}

/** Views of one thing, one at a time: arrow keys move between the tabs, the panel follows. The row scrolls on a phone. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { value, onChange, tabs, label, children, areChips = false, className = '' } = props
  const look = looks[areChips ? 'chips' : 'tabs']
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((known) => known.value === chosen)
        if (tab) onChange(tab.value)
      }}
      className={`grid min-w-0 gap-4 ${className}`}
    >
      <Radix.List aria-label={label} className={`flex overflow-x-auto ${look.row}`}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            ref={tab.value === value ? showChosen : undefined}
            value={tab.value}
            className={`flex min-h-11 shrink-0 items-center gap-2 text-sm font-semibold whitespace-nowrap ${look.tab}`}
          >
            {tab.note ? (
              <span className="grid justify-items-start py-1 leading-tight">
                {tab.label}
                <span className={`flex items-center gap-1.5 text-xs ${tab.note.isDue ? '' : 'font-normal text-muted'}`}>
                  {tab.note.isDue && <span aria-hidden className="size-2 rounded-full bg-sun-deep" />}
                  <span className="sr-only">: </span>
                  {tab.note.words}
                </span>
              </span>
            ) : (
              tab.label
            )}
            {tab.invalid && <Icon name="alert" label={tab.invalid} className="size-4 text-clay" />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export type TabPanelProps = {
  readonly value: string
  readonly children: ReactNode
  /** Keeps what is typed in it while another tab is shown. */
  readonly keep?: boolean
  readonly className?: string
}

/** What a tab of {@link Tabs} shows. */
export function TabPanel({ value, children, keep = false, className = '' }: TabPanelProps) {
  return (
    <Radix.Content
      value={value}
      {...(keep && { forceMount: true as const })}
      className={`min-w-0 data-[state=inactive]:hidden ${className}`}
    >
      {children}
    </Radix.Content>
  )
}
