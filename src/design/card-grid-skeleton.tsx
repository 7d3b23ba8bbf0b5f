import { Skeleton } from './skeleton.tsx'

/** Stands for a grid of cards with pictures while they travel. */
export function CardGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line bg-white">
          <Skeleton className="aspect-16/9 w-full" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="h-7 w-5/6" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
