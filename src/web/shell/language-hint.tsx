import { useEffect, useState } from 'react'
import { recallPreference, rememberPreference } from '#client/preference.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

/** On a first visit, offers the language that the browser prefers; never again once answered. */
export function LanguageHint() {
  const text = useText()
  const { language, setLanguage } = useVisitor()
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    const prefersOther = navigator.language.slice(0, 2) === (language === 'fr' ? 'en' : 'fr')
    setOffered(prefersOther && recallPreference('language') === null)
  }, [language])
  if (!offered) return null
  const other = language === 'fr' ? 'en' : 'fr'
  const stay = () => {
    rememberPreference('language', language)
    setOffered(false)
  }
  return (
    <section
      lang={other}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-center gap-3 rounded-card border border-line bg-white p-4 shadow-card print:hidden"
    >
      <p className="w-full text-center font-medium">{text('shell.hint.question')}</p>
      <Button size="sm" onClick={() => setLanguage(other)}>
        {text('shell.hint.accept')}
      </Button>
      <Button size="sm" tone="quiet" lang={language} onClick={stay}>
        {text('shell.hint.refuse')}
      </Button>
    </section>
  )
}
