import { AcceptInvitation } from '#business/accounts/ui/accept-invitation.tsx'
import { AtTheDoor } from './sign-in.tsx'

/** Where the link of an invitation leads; its token never leaves the browser but in a request of ours. */
export function Invitation() {
  return (
    <AtTheDoor>
      <AcceptInvitation token={location.hash.slice(1)} onIn={() => location.assign('/admin')} />
    </AtTheDoor>
  )
}
