export type Counter = { readonly key: string; readonly label: string; readonly value: number | string | undefined }

/** How many there are, of all and of each kind, in a line below the heading; a dash while the figure travels. */
export function Counters({ label, counters }: { label: string; counters: readonly Counter[] }) {
  return (
    <dl aria-label={label} className="-mt-3 flex flex-wrap gap-x-4 text-sm text-muted sm:-mt-5 sm:gap-x-5">
      {counters.map(({ key, label: name, value }) => (
        <div key={key} className="flex items-baseline gap-1.5">
          <dt>{name}</dt>
          <dd className="font-semibold text-ink tabular-nums">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
