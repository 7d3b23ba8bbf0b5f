import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { Visitor } from '#client/visitor.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { Shell } from './shell/shell.tsx'
import { VisitorRoot } from './visitor-root.tsx'

/** The whole site for one visitor, the same tree on the server and in the browser (inside a router). */
export function App({ queryClient, visitor }: { queryClient: QueryClient; visitor: Visitor }) {
  return (
    <QueryClientProvider client={queryClient}>
      <VisitorRoot initial={visitor}>
        <Shell>
          <PageOutlet />
        </Shell>
      </VisitorRoot>
    </QueryClientProvider>
  )
}
