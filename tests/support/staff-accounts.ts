import type { Role } from '#business/accounts/permissions.ts'

/** Who may sign in to the site of a test file. */
export type Account = { readonly email: string; readonly password: string }

type StaffAccount = Account & { readonly name: string; readonly role: Role }

const of = (role: Role): StaffAccount => ({
  email: `${role}@example.com`,
  name: `The ${role}`,
  role,
  password: `correct horse battery ${role}`,
})

/** One of each role; they have chosen their passwords. */
export const staffAccounts: Readonly<Record<Role, StaffAccount>> = {
  admin: { ...of('admin'), email: 'ada@example.com', name: 'ada', password: 'a long first password' },
  editor: of('editor'),
  author: of('author'),
  sales: of('sales'),
  seller: of('seller'),
}
