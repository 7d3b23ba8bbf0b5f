import { queryOptions, useQuery } from '@tanstack/react-query'
import { AuditLog } from '#business/accounts/ui/audit-log.tsx'
import type { NameOf } from '#business/accounts/ui/told-changes.ts'
import { idOfReference } from '#business/financing/application.ts'
import type { Category } from '#business/catalogue/product.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import { auditRecords } from './audit-records.ts'

/** Applications alone are called by a reference that tells which one it is. */
const recordOf = (reference: string) => {
  const id = idOfReference(reference)
  return id === null ? null : ({ kind: 'application', recordId: String(id) } as const)
}

type Named = Pick<Category, 'id' | 'name' | 'nameEn'>
const appliancesQuery = () => queryOptions<Named[]>({ queryKey: ['/api/appliances'] })
const categoriesQuery = () => queryOptions<Named[]>({ queryKey: ['/api/product-categories'] })

/** The audit log, its records told in the words of every part of the back office. */
export function AuditScreen() {
  const { language } = useText()
  const { data: appliances = [] } = useQuery(appliancesQuery())
  const { data: categories = [] } = useQuery(categoriesQuery())
  const nameOf: NameOf = (kind, id) => {
    const found = (kind === 'appliance' ? appliances : categories).find((one) => one.id === id)
    return found && nameIn(found, language)
  }
  return <AuditLog records={auditRecords} nameOf={nameOf} recordOf={recordOf} />
}
