import { Skeleton } from '../skeleton.tsx'

/** Stands for a list while it travels, in the shape of its lines, and says so. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted">
        {label}
      </p>
      <Lines />
    </div>
  )
}

/** The same where nobody need read that it comes; `isTall`: of rows of two lines. */
export function RowSkeleton({ label, isTall = false }: { label: string; isTall?: boolean }) {
  return (
    <div role="status" aria-label={label} className={isTall ? '*:*:min-h-16' : ''}>
      <Lines />
    </div>
  )
}

function Lines() {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-white">
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

/** The same for a record: what it is called, and its cards with lines in them. */
export function RecordSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid grid-cols-1 gap-4">
      <Skeleton className="h-8 w-3/5 max-w-80" />
      <Skeleton className="h-4 w-4/5 max-w-120" />
      {[3, 4].map((lines) => (
        <div key={lines} className="grid gap-3 rounded-card border border-line bg-white p-4 sm:p-5">
          <Skeleton className="h-6 w-2/5 max-w-56" />
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} className="h-5" />
          ))}
        </div>
      ))}
    </div>
  )
}
