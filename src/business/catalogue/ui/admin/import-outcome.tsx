import { Banner } from '#design/banner.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ImportedRow, ToldImport } from '../../csv/import-report.ts'

/** Longer lists say how many more there are: a page that holds thousands is slow on a phone. */
const mostShown = 500

/** What a file would do: what it adds, what it changes, and every problem by row and column. */
export function ImportOutcome({ report }: { report: ToldImport }) {
  const text = useText()
  const { created, changed, unchanged, problems } = report
  const isNothing = created.length + changed.length + problems.length === 0
  return (
    <div className="grid gap-4">
      {problems.length > 0 && (
        <Banner tone="error" title={text('admin-products.csv.problems', { count: problems.length })} />
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {isNothing && <Banner tone="info" title={text('admin-products.csv.nothing')} />}
      {!isNothing && (
        <>
          <Rows title={text('admin-products.csv.created', { count: created.length })} rows={created} />
          <Rows title={text('admin-products.csv.changed', { count: changed.length })} rows={changed} withColumns />
          {unchanged > 0 && <p className="text-muted">{text('admin-products.csv.unchanged', { count: unchanged })}</p>}
        </>
      )}
    </div>
  )
}

function Problems({ problems }: { problems: ToldImport['problems'] }) {
  const text = useText()
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {(['row', 'column', 'text'] as const).map((part) => (
              <th key={part} scope="col" className="py-2 pr-4">
                {text(`admin-products.csv.problem.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top">
          {problems.slice(0, mostShown).map(({ row, column, code, message }) => (
            <tr key={`${row} ${column} ${code}`}>
              <td className="py-2 pr-4 tabular-nums">{row}</td>
              <td className="py-2 pr-4 wrap-anywhere">{column}</td>
              <td className="py-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More count={problems.length - mostShown} />
    </div>
  )
}

function Rows({ title, rows, withColumns }: { title: string; rows: readonly ImportedRow[]; withColumns?: boolean }) {
  const text = useText()
  if (rows.length === 0) return <p>{title}</p>
  return (
    <Disclosure summary={title}>
      <ul className="grid gap-2 text-sm">
        {rows.slice(0, mostShown).map(({ row, name, columns }) => (
          <li key={row} className="wrap-anywhere">
            {text('admin-products.csv.row', { row, name })}
            {withColumns && <span className="block text-muted">{columns.join(', ')}</span>}
          </li>
        ))}
      </ul>
      <More count={rows.length - mostShown} />
    </Disclosure>
  )
}

function More({ count }: { count: number }) {
  const text = useText()
  return count > 0 ? <p className="pt-2 text-sm text-muted">{text('admin-products.csv.more', { count })}</p> : null
}
