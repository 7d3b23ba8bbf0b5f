import { queryOptions, useQueries } from '@tanstack/react-query'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { pageWords } from '#client/page-words.ts'
import { Card } from '#design/card.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable, type Country } from '#kernel/country.ts'
import { languages, languageTable, type Language } from '#kernel/language.ts'
import { settablePages, type SettablePage } from '../../../settings/page-settings.ts'

type PageWordsNowProps = {
  readonly page: SettablePage
  /** When the settings were saved last: what the page says may be other words since. */
  readonly savedAt: string | null
}

/** What search engines are told of a page now, in each language; in each country where that differs. */
export function PageWordsNow({ page, savedAt }: PageWordsNowProps) {
  const text = useText()
  const asked = languages.flatMap((language) => countries.map((country) => ({ language, country })))
  const told = useQueries({ queries: asked.map((visitor) => wordsQuery(page, visitor, savedAt)) })
  const failed = told.filter(({ isError }) => isError)
  if (failed.length > 0) return <NotLoaded onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />
  const words = asked.flatMap((visitor, index) => {
    const its = told[index]?.data
    return its ? [{ ...visitor, ...its }] : []
  })
  const isOther = (one: (typeof words)[number], index: number) =>
    words.findIndex((other) => other.title === one.title && other.description === one.description) === index
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">{text('admin-settings.page.now')}</h2>
      {words.length < asked.length && <Skeleton className="h-40" />}
      {words.length === asked.length && (
        <ul className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
          {words.filter(isOther).map(({ language, country, title, description }) => (
            <li key={`${language} ${country}`} className="grid gap-0.5">
              <p className="text-xs text-muted">
                {languageTable[language].name} · {location.host}
                {settablePages[page]} · {countryTable[country].name[text.language]}
              </p>
              <p lang={language} className="text-lg leading-snug text-blue-deep wrap-anywhere">
                {title}
              </p>
              <p lang={language} className="text-sm wrap-anywhere">
                {description}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type Visitor = { readonly language: Language; readonly country: Country }

/** Read from the page itself, as a visitor who has chosen nothing yet. */
const wordsQuery = (page: SettablePage, { language, country }: Visitor, savedAt: string | null) =>
  queryOptions({
    queryKey: ['words of a page', page, language, country, savedAt],
    queryFn: async ({ signal }) => {
      const address = `${settablePages[page]}?${new URLSearchParams({ lang: language, country })}`
      const answer = await fetch(address, { signal, credentials: 'omit' })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      return pageWords(await answer.text())
    },
  })
