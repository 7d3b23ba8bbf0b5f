import type { ReactNode } from 'react'

export type DataRow = { key: string; label: ReactNode; value: ReactNode; strong?: boolean }

/** Pairs of name and value, one per line; amounts stand in one column. */
export function DataList({ rows, className = '' }: { rows: readonly DataRow[]; className?: string }) {
  return (
    <dl className={`divide-y divide-line ${className}`}>
      {rows.map(({ key, label, value, strong }) => (
        <div key={key} className={`flex items-baseline justify-between gap-4 py-2.5 ${strong ? 'font-semibold' : ''}`}>
          <dt className={strong ? '' : 'text-muted'}>{label}</dt>
          <dd className="text-right max-[14rem]:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
