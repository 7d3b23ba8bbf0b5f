export type Counter = { readonly key: string; readonly label: string; readonly value: number | string | undefined }

/** How many there are, of all and of each kind, on one line above a list; a dash while the figure travels. */
export function Counters({ label, counters }: { label: string; counters: readonly Counter[] }) {
  return (
    <dl aria-label={label} className="flex flex-wrap gap-x-1 gap-y-1.5 sm:gap-x-2">
      {counters.map(({ key, label: name, value }) => (
        <div
          key={key}
          className="flex items-baseline gap-1.5 rounded-full border border-line bg-white px-2 py-0.5 text-xs sm:px-3 sm:text-sm"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
