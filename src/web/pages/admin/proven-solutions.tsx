import { SolutionManager } from '#business/solutions/ui/admin/solution-manager.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-solutions', 'content'] as const
export const title = 'admin-solutions.title'

/** Systems that work at customers', which staff tell of. */
export default function ProvenSolutionsPage() {
  const text = useText()
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{text('admin-solutions.title')}</h1>
      <SolutionManager />
    </div>
  )
}
