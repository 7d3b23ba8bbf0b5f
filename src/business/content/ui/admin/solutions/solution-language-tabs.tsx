import type { ReactNode } from 'react'
import { LanguageTabs } from '#design/admin/language-tabs.tsx'
import { useText } from '#i18n/text-context.tsx'
import { languages, type Language } from '#kernel/language.ts'
import { fieldIn, type TwinText } from './solution-draft.ts'
import type { SolutionForm } from './use-solution-form.ts'

type SolutionLanguageTabsProps = {
  readonly form: SolutionForm
  /** The texts that stand in the tabs. */
  readonly texts: readonly TwinText[]
  readonly children: (language: Language) => ReactNode
}

/** The texts of a part of the dialog, French and English. */
export function SolutionLanguageTabs({ form, texts, children }: SolutionLanguageTabsProps) {
  const text = useText()
  const isWrong = (language: Language) => texts.some((name) => form.faultOf(fieldIn(name, language)))
  return (
    <LanguageTabs
      label={text('admin-solutions.languages')}
      names={{ fr: text('admin-solutions.language.fr'), en: text('admin-solutions.language.en') }}
      invalid={languages.filter(isWrong)}
      invalidLabel={text('admin.hasError')}
    >
      {(language) => (
        <div className="grid gap-5">
          {children(language)}
          {language === 'en' && <p className="text-sm text-muted">{text('admin-solutions.english.hint')}</p>}
        </div>
      )}
    </LanguageTabs>
  )
}
