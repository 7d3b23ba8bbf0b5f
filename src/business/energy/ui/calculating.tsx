import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'

/** Stands while a calculation travels, in the shape of its result. */
export function Calculating() {
  const text = useText()
  return (
    <div role="status" className="grid gap-6">
      <p className="font-display text-xl font-semibold">{text('energy.calculating')}</p>
      <Skeleton className="h-96" />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {[1, 2, 3].map((figure) => (
          <Skeleton key={figure} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  )
}
