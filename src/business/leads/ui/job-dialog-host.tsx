import { LazyDialog } from '#client/lazy.tsx'
import { leadWords } from './lead-words.ts'

/** The toasts that tell what became of it come along: by then the network may be gone. */
const loadDialog = async () => {
  const [dialog] = await Promise.all([import('./job-dialog.tsx'), import('#design/toast-view.tsx')])
  return dialog
}
const noProps = {}

/** Where the join-our-team dialog lives; its code and words are fetched when it is first opened. */
export function JobDialogHost({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <LazyDialog load={loadDialog} contexts={leadWords} props={open ? noProps : null} onClose={onClose} />
}
