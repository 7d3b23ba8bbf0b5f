import { useQuery } from '@tanstack/react-query'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import type { Product } from '#business/catalogue/product.ts'
import { EverydayLoadLine, everydayLoadQuery } from './everyday-load.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Card } from '#design/card.tsx'
import { DataList, type DataRow } from '#design/data-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'

/** Beside the sliders: what the chosen system runs, and what its price includes, as installed or by itself; nothing where that is not known. */
export function PriceParts({ product, isInstalled }: { product: Product; isInstalled: boolean }) {
  const text = useText()
  const { country } = useVisitor()
  const { id, price, currency } = product
  const { data: [load] = [] } = useQuery(everydayLoadQuery(String(id), country))
  if (!load || price === null) return null
  const complete = isInstalled ? load.complete : null
  const row = (key: string, label: string, amount: number): DataRow => ({
    key,
    label,
    value: <span className="money">{formatMoney({ amount, currency })}</span>,
  })
  const added = complete
    ? [
        row('panels', text('simulator.parts.panels', complete), complete.totalPrice - price - complete.installation),
        ...(complete.installation > 0
          ? [row('installation', text('simulator.parts.installation'), complete.installation)]
          : []),
        { ...row('total', text('simulator.parts.total'), complete.totalPrice), strong: true },
      ]
    : isWithoutPanels(product)
      ? [{ key: 'without', label: text('simulator.parts.without'), value: text('simulator.parts.not') }]
      : []
  return (
    <Card className="grid gap-3">
      <EverydayLoadLine load={load} most={Infinity} />
      <div className="border-t border-line pt-3">
        <h3 className="text-h4">{text('simulator.parts.title')}</h3>
        <DataList className="-mb-2.5" rows={[row('system', nameIn(product, text.language), price), ...added]} />
      </div>
    </Card>
  )
}
