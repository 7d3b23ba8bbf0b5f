import { createContext, useContext } from 'react'
import type { WhoAmI } from '../who-am-i.ts'
import { queryOptions } from '@tanstack/react-query'
import type { OwnPasskey, OwnSession } from '../own-account.ts'
import type { Invitation } from '../invitation.ts'
import type { StaffMember } from '../staff-member.ts'

const MeContext = createContext<WhoAmI | null>(null)

export const MeProvider = MeContext.Provider

/** Who is signed in; null on the sign-in page. */
export function useMe(): WhoAmI | null {
  return useContext(MeContext)
}

export const meQuery = () => queryOptions<WhoAmI>({ queryKey: ['/api/admin/me'] })
export const sessionsQuery = () => queryOptions<OwnSession[]>({ queryKey: ['/api/admin/sessions'] })
export const passkeysQuery = () => queryOptions<OwnPasskey[]>({ queryKey: ['/api/admin/passkeys'] })
export const staffQuery = () => queryOptions<StaffMember[]>({ queryKey: ['/api/admin/staff'] })
export const invitationsQuery = () => queryOptions<Invitation[]>({ queryKey: ['/api/admin/invitations'] })
