import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'

/** Stands while a screen's code or data travels. */
export function AdminSkeleton() {
  const text = useText()
  return (
    <div className="grid gap-4" role="status" aria-label={text('shell.loading')}>
      <Skeleton className="h-9 w-64" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  )
}
