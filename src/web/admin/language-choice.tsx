import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import { languages, languageTable } from '#kernel/language.ts'

/** FR/EN, in place. */
export function LanguageChoice() {
  const text = useText()
  const { language: shown, setLanguage } = useVisitor()
  return (
    <ul aria-label={text('shell.language.label')} className="flex gap-1">
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-pressed={language === shown}
            onClick={() => setLanguage(language)}
            className="grid size-11 place-items-center rounded-control text-sm font-semibold uppercase aria-pressed:underline aria-pressed:decoration-sun aria-pressed:decoration-4 aria-pressed:underline-offset-8"
          >
            {language} <span className="sr-only">{languageTable[language].name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
