import './admin.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { addAdminMessages } from '#i18n/load-admin-messages.ts'
import { watchBackButton } from '#business/accounts/ui/hold-leaving.ts'
import { presentCompany } from '#kernel/brand.ts'
import { AdminApp } from './admin-app.tsx'
import type { AdminState } from './admin-state.ts'

addAdminMessages()
const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as AdminState
presentCompany(state.company)
watchBackButton()
const root = document.getElementById('root')
if (!root) throw new Error('the document has no root')
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <AdminApp initial={state} />
    </BrowserRouter>
  </StrictMode>,
)
