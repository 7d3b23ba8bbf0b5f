/** A grey shape standing in for content to come: give it the size of the real thing. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-control bg-line ${className}`} />
}
