import type { MouseEvent } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import { languages, type Language } from '#kernel/language.ts'
import { useChoiceHref } from './choice-href.ts'

/** FR/EN: links that the server understands, switched in place where scripts run. */
export function LanguageToggle() {
  const text = useText()
  const visitor = useVisitor()
  const href = useChoiceHref()
  const choose = (language: Language) => (event: MouseEvent) => {
    event.preventDefault()
    visitor.setLanguage(language)
  }
  return (
    <ul aria-label={text('shell.language.label')} className="flex rounded-control border border-line bg-white">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={href('lang', language)}
            onClick={choose(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === visitor.language ? 'true' : undefined}
            className="grid size-11 place-items-center rounded-control text-sm font-semibold uppercase aria-[current]:bg-ink aria-[current]:text-white"
          >
            {language} <span className="sr-only">{text(`shell.language.${language}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
