import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#i18n/text-context.tsx'
import { TabPanel, Tabs, type Tab } from '../admin/tabs.tsx'

export type FieldTabsProps<Key extends string> = {
  /** Names the group. */
  readonly label: string
  /** The parts, languages or countries say, and what they are called. */
  readonly names: Readonly<Record<Key, string>>
  /** Parts whose fields hold an error; the first of them is shown when they change. */
  readonly invalid?: readonly Key[]
  /** What a screen reader adds to a tab that holds an error. */
  readonly invalidLabel: string
  /** What is still to be filled in there, or that nothing must be. */
  readonly notes?: Partial<Readonly<Record<Key, Tab<Key>['note']>>>
  /** What stands beside the tabs, for the part that is shown. */
  readonly beside?: (shown: Key) => ReactNode
  /** The fields of a part: all stay, so that nothing typed is lost. */
  readonly children: (key: Key) => ReactNode
}

const none: readonly never[] = []

/** Parts of a form that ask the same, of a language or a country each, one at a time. Shown first: the language that the address asks to `write`, else one in which something must be filled in, else the reader's own. */
export function FieldTabs<Key extends string>(props: FieldTabsProps<Key>) {
  const { label, names, invalid = none, invalidLabel, notes, beside, children } = props
  const keys = Object.keys(names) as [Key, ...Key[]]
  const [address] = useSearchParams()
  const { language } = useText()
  const find = (wanted: string | null) => keys.find((key) => key === wanted)
  const due = keys.find((key) => notes?.[key]?.isDue)
  const [shown, setShown] = useState(find(address.get('write')) ?? due ?? find(language) ?? keys[0])
  const [known, setKnown] = useState('')
  const faults = invalid.join()
  if (faults !== known) {
    setKnown(faults)
    const [first] = invalid
    if (first && !invalid.includes(shown)) setShown(first)
  }
  return (
    <>
      {beside?.(shown)}
      <Tabs
        label={label}
        value={shown}
        onChange={setShown}
        tabs={keys.map((key) => ({
          value: key,
          label: names[key],
          note: notes?.[key],
          invalid: invalid.includes(key) ? invalidLabel : undefined,
        }))}
      >
        {keys.map((key) => (
          <TabPanel key={key} value={key} keep>
            {children(key)}
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}
