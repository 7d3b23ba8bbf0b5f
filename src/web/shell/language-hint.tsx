import { useEffect, useState } from 'react'
import { prefersOther, rememberPreference } from '#client/preference.ts'
import { useVisitor } from '#client/visitor.tsx'
import { buttonClass } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useChoiceHref } from './choice-href.ts'

/**
 * On a first visit, offers the language that the browser prefers; never again once answered. It is in the document,
 * hidden: the script of a reading page can show it without React.
 */
export function LanguageHint() {
  const text = useText()
  const href = useChoiceHref()
  const { language, setLanguage } = useVisitor()
  const [offered, setOffered] = useState(false)
  useEffect(() => setOffered(prefersOther(language)), [language])
  const other = language === 'fr' ? 'en' : 'fr'
  const stay = () => {
    rememberPreference('language', language)
    setOffered(false)
  }
  return (
    <section
      id="language-hint"
      hidden={!offered}
      suppressHydrationWarning
      lang={other}
      aria-label={text('shell.language.label')}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-center gap-3 rounded-card border border-line bg-white p-4 shadow-card print:hidden"
    >
      <p className="w-full text-center font-medium">{text('shell.hint.question')}</p>
      <a
        href={href('lang', other)}
        onClick={(event) => {
          event.preventDefault()
          setLanguage(other)
        }}
        className={buttonClass({ size: 'sm' })}
      >
        {text('shell.hint.accept')}
      </a>
      <button type="button" lang={language} onClick={stay} className={buttonClass({ size: 'sm', tone: 'quiet' })}>
        {text('shell.hint.refuse')}
      </button>
    </section>
  )
}
