import { staff } from '#business/accounts/tables.server.ts'
import type { ListedLead } from './admin-lead.ts'
import { leadReference } from './lead.ts'
import { leads } from './tables.server.ts'

/** What the inbox shows of a lead, its owner joined. */
export const listedColumns = {
  id: leads.id,
  kind: leads.kind,
  status: leads.status,
  country: leads.country,
  language: leads.language,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  assigneeId: leads.assigneeId,
  assigneeName: staff.name,
  nextStep: leads.nextStep,
  nextStepOn: leads.nextStepOn,
  firstContactAt: leads.firstContactAt,
  createdAt: leads.createdAt,
  updatedAt: leads.updatedAt,
}

type Moments = 'createdAt' | 'updatedAt' | 'firstContactAt'
type Row = Omit<ListedLead, Moments | 'reference'> &
  Readonly<Record<'createdAt' | 'updatedAt', Date>> & { readonly firstContactAt: Date | null }

/** A row as the inbox shows it. */
export function asListedLead(row: Row): ListedLead {
  return {
    ...row,
    reference: leadReference(row.kind, row.id),
    firstContactAt: row.firstContactAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
