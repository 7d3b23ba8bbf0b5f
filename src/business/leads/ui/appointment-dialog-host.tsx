import { LateDialog } from '#client/late-dialog.tsx'
import { leadWords } from './lead-words.ts'

/** The toast that tells of success comes along: by then the network may be gone. */
const loadDialog = async () => {
  const [dialog] = await Promise.all([import('./appointment-dialog.tsx'), import('#design/toast-view.tsx')])
  return dialog
}
const noProps = {}

/** Where the appointment dialog lives; its code and words are fetched when it is first opened. */
export function AppointmentDialogHost({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <LateDialog load={loadDialog} contexts={leadWords} props={open ? noProps : null} onClose={onClose} />
}
