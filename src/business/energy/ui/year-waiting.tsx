import { Card } from '#design/card.tsx'
import { Skeleton } from '#design/skeleton.tsx'

/** Stands for the year of a system until it is there, as high as it will be: savings, a day, the months. */
export function YearWaiting() {
  return (
    <div className="grid gap-8">
      {['h-198 sm:h-148', 'h-14 sm:h-133'].map((height) => (
        <Card key={height} className={`grid grid-rows-[auto_1fr] gap-4 ${height}`}>
          <Skeleton className="h-7 w-60 max-w-full" />
          <Skeleton className="h-full" />
        </Card>
      ))}
      <Skeleton className="h-12" />
    </div>
  )
}
