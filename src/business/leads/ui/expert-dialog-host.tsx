import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { WithMessages } from '#i18n/with-messages.tsx'
import { closeExpertDialog, expertDialogState, subscribeToExpertDialog } from './expert-dialog-state.ts'

const ConsultationDialog = lazy(() => import('./consultation-dialog.tsx'))
const closed = { open: false, title: 'leads.consultation.title' } as const

/** Where the consultation dialog lives; its code and words are fetched when it is first opened. */
export function ExpertDialogHost() {
  const { open, title } = useSyncExternalStore(subscribeToExpertDialog, expertDialogState, () => closed)
  const [needed, setNeeded] = useState(false)
  if (open && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense>
      <WithMessages contexts={['leads', 'problems']}>
        <ConsultationDialog open={open} title={title} onClose={closeExpertDialog} />
      </WithMessages>
    </Suspense>
  )
}
