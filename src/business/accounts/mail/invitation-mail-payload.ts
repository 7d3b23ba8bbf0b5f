import type { Country } from '#kernel/country.ts'
import type { Role } from '../permissions.ts'

/** What the mail that invites somebody tells; `url` makes their account. */
export type InvitationMail = {
  readonly name: string
  readonly role: Role
  readonly invitedBy: string
  readonly url: string
  /** Whose office signs. */
  readonly country: Country
  readonly expiresAt: string
}
