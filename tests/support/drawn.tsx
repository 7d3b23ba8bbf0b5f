import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { VisitorProvider } from '#client/visitor.tsx'
import { TextProvider } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import { wordsOf } from './words.ts'

type Drawing = { readonly queryClient: QueryClient; readonly language?: Language; readonly path?: string }

/** The markup that the server sends for a part of a page, without the comments that React leaves between texts. */
export async function drawn(part: ReactNode, { queryClient, language = 'en', path = '/' }: Drawing): Promise<string> {
  const nothing = () => undefined
  const visitor = { language, country: 'cm', setLanguage: nothing, setCountry: nothing } as const
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <VisitorProvider value={visitor}>
        <StaticRouter location={path}>
          <TextProvider value={await wordsOf(language)}>{part}</TextProvider>
        </StaticRouter>
      </VisitorProvider>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '')
}
