import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
}

/** Panels, one at a time. Brings 8 kB of script: load with the screen that needs it. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className = '' }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={onValueChange}
      className={className}
    >
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-muted hover:text-ink data-[state=active]:border-sun data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
