import { queryOptions } from '@tanstack/react-query'
import type { OwnPasskey, OwnSession } from '../own-account.ts'
import type { StaffMember } from '../staff-member.ts'
import type { WhoAmI } from '../who-am-i.ts'

export const meQuery = () => queryOptions<WhoAmI>({ queryKey: ['/api/admin/me'] })
export const sessionsQuery = () => queryOptions<OwnSession[]>({ queryKey: ['/api/admin/sessions'] })
export const passkeysQuery = () => queryOptions<OwnPasskey[]>({ queryKey: ['/api/admin/passkeys'] })
export const staffQuery = () => queryOptions<StaffMember[]>({ queryKey: ['/api/admin/staff'] })
