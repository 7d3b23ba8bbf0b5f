import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { CompanyProvider } from '#client/company.tsx'
import type { Visitor } from '#client/visitor.tsx'
import type { Company } from '#kernel/brand.ts'
import { PageOutlet } from './page-outlet.tsx'
import { Shell } from './shell/shell.tsx'
import { VisitorRoot } from './visitor-root.tsx'

type AppProps = { readonly queryClient: QueryClient; readonly visitor: Visitor; readonly company: Company }

/** The whole site for one visitor, the same tree on the server and in the browser (inside a router). */
export function App({ queryClient, visitor, company }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <CompanyProvider value={company}>
        <VisitorRoot initial={visitor}>
          <Shell>
            <PageOutlet />
          </Shell>
        </VisitorRoot>
      </CompanyProvider>
    </QueryClientProvider>
  )
}
