import { Skeleton } from '../skeleton.tsx'

/** Stands for a list while it travels, and says so. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted">
        {label}
      </p>
      <Skeleton className="h-64" />
    </div>
  )
}
