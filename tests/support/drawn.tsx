import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { createQueryClient } from '#client/query-client.ts'
import { CompanyProvider } from '#client/company.tsx'
import { VisitorProvider } from '#client/visitor.tsx'
import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { companyOf } from '#business/company/settings/company-of.ts'
import { loadedText } from '#i18n/load-messages.ts'
import { TextProvider } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { wordsOf } from './words.ts'

type Drawing = {
  /** Without one, whatever is asked of the API fails the test. */
  readonly queryClient?: QueryClient
  readonly language?: Language
  readonly country?: Country
  readonly path?: string
}

/** The markup that the server sends for a part of a page, without the comments that React leaves between texts. */
export async function drawn(part: ReactNode, drawing: Drawing): Promise<string> {
  return markupOf(part, await wordsOf(drawing.language ?? 'en'), drawing)
}

/** As {@link drawn}, with no words but those of the contexts that the test has loaded. */
export function drawnWithLoaded(part: ReactNode, drawing: Drawing = {}): string {
  const { language = 'en' } = drawing
  return markupOf(part, loadedText(language), drawing)
}

function markupOf(part: ReactNode, text: Text, { queryClient, country = 'cm', path = '/' }: Drawing): string {
  const nothing = () => undefined
  const visitor = { language: text.language, country, setLanguage: nothing, setCountry: nothing }
  return renderToString(
    <QueryClientProvider client={queryClient ?? createQueryClient(() => Promise.reject(new Error('nobody answers')))}>
      <CompanyProvider value={companyOf(builtInSettings)}>
        <VisitorProvider value={visitor}>
          <StaticRouter location={path}>
            <TextProvider value={text}>{part}</TextProvider>
          </StaticRouter>
        </VisitorProvider>
      </CompanyProvider>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '')
}
