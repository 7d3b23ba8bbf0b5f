import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '#business/accounts/ui/field-errors.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ErasureProof, FoundPerson } from '../../person-record.ts'
import type { PersonRequest } from '../../person-request.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { FoundApplications, FoundMails, FoundRequests } from './found-lists.tsx'
import { otherContacts } from './other-contacts.ts'
import { saveArchive } from './person-queries.ts'

type FoundPersonViewProps = {
  readonly person: PersonRequest
  readonly found: FoundPerson
  readonly onErased: (proof: ErasureProof) => void
}

/** Everything that was found, and what can be done with it as a whole. */
export function FoundPersonView({ person, found, onErased }: FoundPersonViewProps) {
  const text = useText()
  const me = useMe()
  const [isErasing, setErasing] = useState(false)
  const saving = useMutation({
    mutationFn: () => saveArchive(person),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
  })
  const { requests, applications, mails } = found
  if (requests.length + applications.length + mails.length === 0) {
    return <StateBlock title={text('admin-people.nothing')} description={text('admin-people.nothing.text')} />
  }
  const others = otherContacts(person, found)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        {others.length > 0 && (
          <p className="wrap-anywhere">{text('admin-people.others', { contacts: others.join(', ') })}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" icon="download" loading={saving.isPending} onClick={() => saving.mutate()}>
            {text('admin-people.export')}
          </Button>
          {me?.may.includes('people.erase') && (
            <Button tone="danger" onClick={() => setErasing(true)}>
              {text('admin-people.erase')}
            </Button>
          )}
        </div>
      </div>
      <FoundRequests requests={requests} />
      <FoundApplications applications={applications} />
      <FoundMails mails={mails} />
      {isErasing && <EraseDialog person={person} found={found} onErased={onErased} onClose={() => setErasing(false)} />}
    </div>
  )
}
