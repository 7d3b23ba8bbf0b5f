import { LazyPart } from '#client/lazy.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { leadWords } from './lead-words.ts'

const loadDialog = () => import('./appointment-dialog.tsx')

/** Where the appointment dialog stands in the page; its code and words are fetched for it. */
export function AppointmentDialogHost({ onClose }: { onClose: () => void }) {
  return (
    <LazyPart
      load={loadDialog}
      contexts={leadWords}
      props={{ open: true, onClose, isInPage: true }}
      waiting={<Skeleton className="h-160 w-full rounded-card" />}
    />
  )
}
