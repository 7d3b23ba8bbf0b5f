import { useSyncExternalStore } from 'react'
import { LazyDialog } from '#client/lazy.tsx'
import { closeExpertDialog, expertDialogState, subscribeToExpertDialog } from './expert-dialog-state.ts'
import { leadWords } from './lead-words.ts'

const loadDialog = () => import('./consultation-dialog.tsx')

/** Where the consultation dialog lives; its code and words are fetched when it is first opened. */
export function ExpertDialogHost() {
  const props = useSyncExternalStore(subscribeToExpertDialog, expertDialogState, expertDialogState)
  return <LazyDialog load={loadDialog} contexts={leadWords} props={props} onClose={closeExpertDialog} />
}
