import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { recallPreference, rememberAsked, rememberPreference } from '#client/preference.ts'
import { VisitorProvider, type Visitor } from '#client/visitor.tsx'
import { toast } from '#design/toast.ts'
import { allLoadedMessages, loadMessages, loadedContexts } from '#i18n/load-messages.ts'
import { TextProvider } from '#i18n/text-context.tsx'
import { createText } from '#i18n/text.ts'
import { isCountry, type Country } from '#kernel/country.ts'
import { isLanguage, type Language } from '#kernel/language.ts'

/** Keeps the visitor's language and country, and the shell's words in that language. */
export function VisitorRoot({ initial, children }: { initial: Visitor; children: ReactNode }) {
  const [visitor, setVisitor] = useState(initial)
  /** An object for each switch whose words did not arrive. */
  const [missed, setMissed] = useState<object | null>(null)
  const dropFromAddress = useDropFromAddress()
  const text = useMemo(() => createText(visitor.language, allLoadedMessages(visitor.language)), [visitor.language])

  const setLanguage = useCallback(
    (language: Language) => {
      rememberPreference('language', language)
      const show = () => {
        document.documentElement.lang = language
        setMissed(null)
        setVisitor((was) => ({ ...was, language }))
        dropFromAddress('lang')
      }
      void loadMessages(language, loadedContexts()).then(show, () => setMissed({}))
    },
    [dropFromAddress],
  )

  useEffect(() => {
    if (missed) toast({ tone: 'error', title: text('shell.part.failed'), description: text('shell.error.text') })
  }, [missed, text])

  const setCountry = useCallback(
    (country: Country) => {
      rememberPreference('country', country)
      setVisitor((was) => ({ ...was, country }))
      dropFromAddress('country')
    },
    [dropFromAddress],
  )

  useEffect(() => {
    rememberAsked(location.search)
    const language = recallPreference('language')
    const country = recallPreference('country')
    if (isLanguage(language) && language !== initial.language) setLanguage(language)
    if (isCountry(country) && country !== initial.country) setCountry(country)
  }, [initial, setLanguage, setCountry])

  const state = useMemo(() => ({ ...visitor, setLanguage, setCountry }), [visitor, setLanguage, setCountry])
  return (
    <VisitorProvider value={state}>
      <TextProvider value={text}>{children}</TextProvider>
    </VisitorProvider>
  )
}

/** A choice made on the page outlives a reload: the address no longer asks for another one. */
function useDropFromAddress() {
  const navigate = useNavigate()
  return useCallback(
    (parameter: string) => {
      const { pathname, search, hash } = location
      const query = new URLSearchParams(search)
      if (!query.has(parameter)) return
      query.delete(parameter)
      void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
}
