import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { ApplianceUsage } from '../audit-request.ts'
import { searchAppliances } from '../everyday-words.ts'
import type { ListedCategory } from '../listed-appliance.ts'
import { ApplianceRows } from './appliance-rows.tsx'

type ApplianceMatchesProps = {
  categories: readonly ListedCategory[]
  usage: readonly ApplianceUsage[]
  query: string
}

/** What a search finds, under the categories that it stands in. */
export default function ApplianceMatches({ categories, usage, query }: ApplianceMatchesProps) {
  const text = useText()
  const ticked = new Set(usage.map(({ applianceId }) => applianceId))
  const found = categories
    .map((category) => ({ ...category, appliances: searchAppliances(category.appliances, query) }))
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
          <ApplianceRows appliances={category.appliances} segment={category.segment} ticked={ticked} />
        </section>
      ))}
    </div>
  )
}
