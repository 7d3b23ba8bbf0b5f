import { useState, type ReactNode } from 'react'
import { languages, type Language, type Localized } from '#kernel/language.ts'
import { TabPanel, Tabs } from './tabs.tsx'

export type LanguageTabsProps = {
  /** Names the group. */
  readonly label: string
  /** What the languages are called. */
  readonly names: Localized
  /** Languages whose fields hold an error; the first of them is shown when they change. */
  readonly invalid?: readonly Language[]
  /** What a screen reader adds to a tab that holds an error. */
  readonly invalidLabel: string
  /** The fields of a language: both stay, so that nothing typed is lost. */
  readonly children: (language: Language) => ReactNode
  readonly onChange?: (shown: Language) => void
}

const none: readonly Language[] = []

/** The French and the English half of a form, one at a time. */
export function LanguageTabs({ label, names, invalid = none, invalidLabel, children, onChange }: LanguageTabsProps) {
  const [shown, setShown] = useState<Language>('fr')
  const [known, setKnown] = useState('')
  const faults = invalid.join()
  if (faults !== known) {
    setKnown(faults)
    const [first] = invalid
    if (first && !invalid.includes(shown)) setShown(first)
  }
  const choose = (language: Language) => {
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
