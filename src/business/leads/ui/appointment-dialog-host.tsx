import { LazyDialog } from '#client/lazy.tsx'
import { leadWords } from './lead-words.ts'

const loadDialog = () => import('./appointment-dialog.tsx')
const noProps = {}

/** Where the appointment dialog lives; its code and words are fetched when it is first opened. */
export function AppointmentDialogHost({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <LazyDialog load={loadDialog} contexts={leadWords} props={open ? noProps : null} onClose={onClose} />
}
