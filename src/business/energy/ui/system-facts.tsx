import { DataList } from '#design/data-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import { writtenSize } from '#kernel/written-size.ts'

/** What a system is, as its label says it. */
export function SystemFacts({ system }: { system: ProductSummary }) {
  const text = useText()
  const rows = [
    { key: 'manufacturer', label: text('sizing.system.manufacturer'), value: system.manufacturer },
    { key: 'capacity', label: text('sizing.system.capacity'), value: writtenSize(system.capacity, text.language) },
    { key: 'battery', label: text('sizing.system.battery'), value: writtenSize(system.batteryCapacity, text.language) },
  ]
  return <DataList rows={rows.filter(({ value }) => value !== '')} />
}
