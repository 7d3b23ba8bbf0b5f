export type Counter = { readonly key: string; readonly label: string; readonly value: number | string | undefined }

/** How many there are, of all and of each kind, above a list; a dash while the figure travels. */
export function Counters({ label, counters }: { label: string; counters: readonly Counter[] }) {
  return (
    <dl
      aria-label={label}
      className={`grid gap-2 sm:gap-3 ${counters.length === 3 ? 'grid-cols-3' : 'grid-cols-2'} sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]`}
    >
      {counters.map(({ key, label: name, value }) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-white px-2.5 py-1.5 sm:px-4 sm:py-3"
        >
          <dt className="text-xs text-muted sm:text-sm">{name}</dt>
          <dd className="font-display text-xl font-bold sm:text-2xl tabular-nums">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
