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

/** The same for a list of lines, in their shape. */
export function RowSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line rounded-card border border-line bg-white">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div
          key={row}
          className="grid grid-cols-[1fr_3rem] items-center gap-4 px-4 py-3 md:grid-cols-[6rem_15rem_1fr_3rem]"
        >
          <Skeleton className="h-5 max-md:hidden" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 max-md:order-3" />
          <Skeleton className="h-5" />
        </div>
      ))}
    </div>
  )
}
