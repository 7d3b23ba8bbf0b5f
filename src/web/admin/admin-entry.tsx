import './admin.css'
import { StrictMode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { addAdminMessages } from '#i18n/load-admin-messages.ts'
import type { Company } from '#kernel/brand.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import { rememberPreference } from '#client/preference.ts'
import { createQueryClient } from '#client/query-client.ts'
import { CompanyProvider } from '#client/company.tsx'
import { VisitorProvider } from '#client/visitor.tsx'
import type { WhoAmI } from '#business/accounts/who-am-i.ts'
import { meQuery } from '#business/accounts/ui/account-queries.ts'
import { MeProvider } from '#business/accounts/ui/me.tsx'
import type { Language } from '#kernel/language.ts'
import { defaultCountry } from '#kernel/country.ts'
import { createAdminRouter } from './admin-router.tsx'
import { signInAddress } from './sign-in-address.ts'

/** What the server puts into the document of the back office. */
export type AdminState = {
  readonly language: Language
  readonly me: WhoAmI | null
  /** Whose site it is. */
  readonly company: Company
}

addAdminMessages()
const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as AdminState
const router = await createAdminRouter()
const root = document.getElementById('root')
if (!root) throw new Error('the document has no root')
createRoot(root).render(
  <StrictMode>
    <AdminApp initial={state} />
  </StrictMode>,
)

/** A session that has ended leads to the sign-in page, and from there back to where one was. */
function leaveWhenSignedOut(error: unknown): void {
  const isOut = error instanceof ApiError && error.status === 401 && error.problem?.code === 'unauthenticated'
  if (isOut && location.pathname !== '/admin/login') location.assign(signInAddress(location))
}

function createAdminClient({ me }: AdminState) {
  const client = createQueryClient((path, signal) => fetch(path, { credentials: 'include', ...(signal && { signal }) }))
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: 0 } })
  client.getQueryCache().config.onError = leaveWhenSignedOut
  client.getMutationCache().config.onError = leaveWhenSignedOut
  if (me) client.setQueryData(meQuery().queryKey, me)
  return client
}

/** The back office: who is signed in, in which language, and the screen of the address. */
function AdminApp({ initial }: { initial: AdminState }) {
  const [client] = useState(() => createAdminClient(initial))
  const [language, setShown] = useState(initial.language)
  const visitor = useMemo(() => {
    const setLanguage = (chosen: Language) => {
      rememberPreference('language', chosen)
      document.documentElement.lang = chosen
      setShown(chosen)
    }
    return { language, country: defaultCountry, setLanguage, setCountry: () => {} }
  }, [language])
  return (
    <QueryClientProvider client={client}>
      <CompanyProvider value={initial.company}>
        <VisitorProvider value={visitor}>
          <SignedIn known={initial.me !== null}>
            <RouterProvider router={router} />
          </SignedIn>
        </VisitorProvider>
      </CompanyProvider>
    </QueryClientProvider>
  )
}

/** Tells the screens who is signed in; nobody on the sign-in page. */
function SignedIn({ known, children }: { known: boolean; children: React.ReactNode }) {
  const { data: me = null } = useQuery({ ...meQuery(), enabled: known })
  return <MeProvider value={me}>{children}</MeProvider>
}
