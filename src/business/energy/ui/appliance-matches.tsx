import { useText } from '#i18n/text-context.tsx'
import type { ApplianceUsage } from '../audit-request.ts'
import type { ListedCategory } from '../listed-appliance.ts'
import { ApplianceRow } from './appliance-row.tsx'
import { searchNames } from './appliance-search.ts'
import { nameIn } from '#kernel/name-in.ts'

type ApplianceMatchesProps = {
  categories: readonly ListedCategory[]
  usage: readonly ApplianceUsage[]
  query: string
}

/** What a search finds, under the categories that it stands in. */
export function ApplianceMatches({ categories, usage, query }: ApplianceMatchesProps) {
  const text = useText()
  const byId = new Map(usage.map((line) => [line.applianceId, line]))
  const found = categories
    .map((category) => ({ ...category, appliances: searchNames(category.appliances, query) }))
    .filter(({ appliances }) => appliances.length > 0)
  const count = found.reduce((sum, { appliances }) => sum + appliances.length, 0)
  return (
    <div className="rounded-card border border-line bg-white p-4">
      <p role="status" className="text-sm text-muted">
        {text('energy.picker.found', { count })}
      </p>
      {found.map((category) => (
        <section key={category.id} className="mt-4">
          <h3 className="text-base">{nameIn(category, text.language)}</h3>
          <ul className="divide-y divide-line">
            {category.appliances.map((appliance) => (
              <ApplianceRow
                key={appliance.id}
                appliance={appliance}
                segment={category.segment}
                usage={byId.get(appliance.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
