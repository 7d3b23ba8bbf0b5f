import { useSyncExternalStore } from 'react'
import { LazyDialog } from '#client/lazy.tsx'
import { closeExpertDialog, expertDialogState, subscribeToExpertDialog } from './expert-dialog-state.ts'
import { leadWords } from './lead-words.ts'

/** The toast that tells of success comes along: by then the network may be gone. */
const loadDialog = async () => {
  const [dialog] = await Promise.all([import('./consultation-dialog.tsx'), import('#design/toast-view.tsx')])
  return dialog
}

/** Where the consultation dialog lives; its code and words are fetched when it is first opened. */
export function ExpertDialogHost() {
  const props = useSyncExternalStore(subscribeToExpertDialog, expertDialogState, expertDialogState)
  return <LazyDialog load={loadDialog} contexts={leadWords} props={props} onClose={closeExpertDialog} />
}
