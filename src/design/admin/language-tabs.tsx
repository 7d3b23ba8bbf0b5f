import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { TabPanel, Tabs } from './tabs.tsx'

export type LanguageTabsProps<Offered extends Language> = {
  /** Names the group. */
  readonly label: string
  /** The languages, and what they are called. */
  readonly names: Readonly<Record<Offered, string>>
  /** Languages whose fields hold an error; the first of them is shown when they change. */
  readonly invalid?: readonly Offered[]
  /** What a screen reader adds to a tab that holds an error. */
  readonly invalidLabel: string
  /** The fields of a language: both stay, so that nothing typed is lost. */
  readonly children: (language: Offered) => ReactNode
  readonly onChange?: (shown: Offered) => void
}

const none: readonly never[] = []

/** The languages of a form, one at a time; first the one that the address asks to `write`, else the first of them. */
export function LanguageTabs<Offered extends Language>(props: LanguageTabsProps<Offered>) {
  const { label, names, invalid = none, invalidLabel, children, onChange } = props
  const languages = Object.keys(names) as [Offered, ...Offered[]]
  const [address] = useSearchParams()
  const [shown, setShown] = useState(languages.find((language) => language === address.get('write')) ?? languages[0])
  const [known, setKnown] = useState('')
  const faults = invalid.join()
  if (faults !== known) {
    setKnown(faults)
    const [first] = invalid
    if (first && !invalid.includes(shown)) setShown(first)
  }
  const choose = (language: Offered) => {
    setShown(language)
    onChange?.(language)
  }
  return (
    <Tabs
      label={label}
      value={shown}
      onChange={choose}
      tabs={languages.map((language) => ({
        value: language,
        label: names[language],
        invalid: invalid.includes(language) ? invalidLabel : undefined,
      }))}
    >
      {languages.map((language) => (
        <TabPanel key={language} value={language} keep>
          {children(language)}
        </TabPanel>
      ))}
    </Tabs>
  )
}
