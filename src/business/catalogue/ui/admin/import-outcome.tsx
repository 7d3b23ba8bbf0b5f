import { useQuery } from '@tanstack/react-query'
import { Banner } from '#design/banner.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Icon } from '#design/icon.tsx'
import { formatList, formatPercent } from '#i18n/format.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { countryTable, isCountry } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { columnTitles } from '../../csv/column-title.ts'
import type { ChangedCell, ImportedRow, Lookalike, PriceWarning, ToldImport } from '../../csv/import-report.ts'
import { priceStatuses } from '../../price.ts'
import { isYesOrNo, ratingStatuses } from '../../rating-field.ts'
import { purchaseOptionLabel, systemTypeLabel, usageLabel } from '../product-words.ts'
import { categoriesQuery } from './product-admin-queries.ts'

/** Longer lists say how many more there are: a page that holds thousands is slow on a phone. */
const mostShown = 500

/** So few are in sight at once. */
const readAtOnce = 10

/**
 * What a file would do: every problem by column and row; what it would add that is probably known; prices that move far or disappear; what it adds and what it changes, each
 * cell before and after.
 */
export function ImportOutcome({ report }: { report: ToldImport }) {
  const text = useText()
  const { created, changed, alsoChanged, encoding, unchanged, warnings, lookalikes, problems } = report
  const isNothing = created.length + changed.length + problems.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {encoding === 'windows-1252' && <Banner tone="info" title={text('admin-products.csv.windows')} />}
      {problems.length > 0 && (
        <Banner tone="error" title={text('admin-products.csv.problems', { count: problems.length })} />
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {lookalikes.length > 0 && <Lookalikes lookalikes={lookalikes} />}
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {alsoChanged.length > 0 && <AlsoChanged columns={alsoChanged} />}
      {isNothing && <Banner tone="info" title={text('admin-products.csv.nothing')} />}
      {!isNothing && (
        <>
          <Rows title={text('admin-products.csv.created', { count: created.length })} rows={created} />
          <Rows
            title={text('admin-products.csv.changed', { count: changed.length })}
            rows={changed}
            unsaid={alsoChanged}
          />
          {unchanged > 0 && <p className="text-muted">{text('admin-products.csv.unchanged', { count: unchanged })}</p>}
        </>
      )}
    </div>
  )
}

type Problem = ToldImport['problems'][number]

/** Problems of one kind in one column stand together, with every row that has it. */
function Problems({ problems }: { problems: readonly Problem[] }) {
  const text = useText()
  const titles = columnTitles(text)
  const kinds = Map.groupBy(problems, ({ column, code }) => `${column} ${code}`)
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {(['column', 'text', 'row'] as const).map((part) => (
              <th key={part} scope="col" className="py-2 pr-4">
                {text(`admin-products.csv.problem.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top">
          {[...kinds].map(([kind, [first, ...others]]) => (
            <tr key={kind}>
              <td className="py-2 pr-4 wrap-anywhere">{first && (titles.get(first.column) ?? first.column)}</td>
              <td className="py-2 pr-4">
                {first?.message} {first && <Quoted problems={[first, ...others]} />}
              </td>
              <td className="py-2 tabular-nums wrap-anywhere">{first && <RowsOf problems={[first, ...others]} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const mostQuoted = 3

/** What stands in the cells. */
function Quoted({ problems }: { problems: readonly Problem[] }) {
  const text = useText()
  const cells = [...new Set(problems.flatMap(({ cell }) => cell ?? []))]
  if (cells.length === 0) return null
  const quoted = cells.slice(0, mostQuoted).map((cell) => text('admin-products.csv.problem.cell', { cell }))
  return (
    <span className="block text-muted wrap-anywhere">
      {[...quoted, ...(cells.length > mostQuoted ? ['…'] : [])].join(', ')}
    </span>
  )
}

/** Which rows these are of; of a few, which products too. */
function RowsOf({ problems }: { problems: readonly Problem[] }) {
  if (problems.length > mostQuoted) return rowsInWords(problems.map(({ row }) => row))
  return problems.map(({ row, name }) => (
    <span key={row} className="block">
      {name ? `${row}, ${name}` : row}
    </span>
  ))
}

/** `2–5, 9, 12–14`: every row, in order. */
function rowsInWords(rows: readonly number[]): string {
  const spans: { from: number; to: number }[] = []
  for (const row of rows) {
    const last = spans.at(-1)
    if (last && row <= last.to + 1) last.to = row
    else spans.push({ from: row, to: row })
  }
  return spans.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

function Lookalikes({ lookalikes }: { lookalikes: readonly Lookalike[] }) {
  const text = useText()
  return (
    <Banner tone="info" title={text('admin-products.csv.lookalikes', { count: lookalikes.length })}>
      <p>{text('admin-products.csv.lookalikes.text')}</p>
      <ul className="mt-2 grid gap-2">
        {lookalikes.slice(0, mostShown).map(({ row, slug, name, knownSlug, knownName }) => (
          <li key={row} className="wrap-anywhere">
            {text('admin-products.csv.row', { row, name: [name, slug].filter(Boolean).join(', ') })}
            <strong className="block">{text('admin-products.csv.meant', { slug: knownSlug, name: knownName })}</strong>
          </li>
        ))}
      </ul>
      <More count={lookalikes.length - mostShown} />
    </Banner>
  )
}

function Warnings({ warnings }: { warnings: readonly PriceWarning[] }) {
  const text = useText()
  const titles = columnTitles(text)
  const words = useCellWords()
  return (
    <Banner tone="info" title={text('admin-products.csv.warnings', { count: warnings.length })}>
      <ul className="mt-2 grid gap-2">
        {warnings.slice(0, mostShown).map(({ row, name, column, before, after }) => (
          <li key={`${row} ${column}`} className="wrap-anywhere">
            {text('admin-products.csv.row', { row, name })}
            <span className="block">{titles.get(column)}</span>
            <span className="block">
              <del className="whitespace-nowrap">{words(column, before)}</del> <Becomes />{' '}
              <strong className="whitespace-nowrap">{words(column, after)}</strong>
              {after !== '' && ` (${changeOf(Number(before), Number(after), text.language)})`}
            </span>
          </li>
        ))}
      </ul>
      <More count={warnings.length - mostShown} />
    </Banner>
  )
}

/** What changes although the file does not say it: once, and not in every row. */
function AlsoChanged({ columns }: { columns: readonly string[] }) {
  const text = useText()
  const titles = columnTitles(text)
  const named = formatList(
    columns.map((column) => text('admin-products.csv.problem.cell', { cell: titles.get(column) ?? column })),
    text.language,
  )
  return (
    <Banner tone="info" title={text('admin-products.csv.alsoChanged', { count: columns.length, columns: named })} />
  )
}

function changeOf(before: number, after: number, language: Language): string {
  const share = (after - before) / before
  return `${share > 0 ? '+' : '−'}${formatPercent(Math.abs(share), language)}`
}

type RowsProps = {
  readonly title: string
  readonly rows: readonly ImportedRow[]
  /** The columns that are told once for all rows. */
  readonly unsaid?: readonly string[]
}

function Rows({ title, rows, unsaid }: RowsProps) {
  const text = useText()
  if (rows.length === 0) return <p>{title}</p>
  return (
    <Disclosure summary={title} open={rows.length <= readAtOnce}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
        {rows.slice(0, mostShown).map(({ row, name, cells }) => (
          <li key={row}>
            <p className="font-semibold wrap-anywhere">{text('admin-products.csv.row', { row, name })}</p>
            <Cells cells={cells.filter(({ column }) => !unsaid?.includes(column))} />
          </li>
        ))}
      </ul>
      <More count={rows.length - mostShown} />
    </Disclosure>
  )
}

/** The cells of a row: what each is called, what it was, what it becomes. */
function Cells({ cells }: { cells: readonly ChangedCell[] }) {
  const text = useText()
  const titles = columnTitles(text)
  const words = useCellWords()
  return (
    <dl className="mt-1 divide-y divide-line border-y border-line">
      {cells.map(({ column, before, after }) => (
        <div key={column} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <dt className="text-muted wrap-anywhere">{titles.get(column)}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">
            {before !== '' && (
              <>
                <del>{words(column, before)}</del> <Becomes />{' '}
              </>
            )}
            {words(column, after) || <em>{text('admin-products.csv.emptied')}</em>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Between what a cell was and what it becomes. */
const Becomes = () => <Icon name="arrow-right" className="mb-0.5 inline size-4" />

function More({ count }: { count: number }) {
  const text = useText()
  return count > 0 ? <p className="pt-2 text-sm text-muted">{text('admin-products.csv.more', { count })}</p> : null
}

/** What a cell says, in the words of the screen. */
function useCellWords(): (column: string, cell: string) => string {
  const text = useText()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const chosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    useCase: inWords(usageLabel, text),
    systemType: inWords(systemTypeLabel, text),
    purchaseOption: inWords(purchaseOptionLabel, text),
    categoryId: Object.fromEntries(categories.map((one) => [one.id, nameIn(one, text.language)])),
  }
  const priceStatus = Object.fromEntries(
    priceStatuses.map((status) => [status, text(`admin-products.price.status.${status}`)]),
  )
  const ratingStatus = Object.fromEntries(
    ratingStatuses.map((status) => [status, text(`admin-products.ratings.status.${status}`)]),
  )
  const answers: Readonly<Record<string, string>> = {
    true: text('admin-products.ratings.true'),
    false: text('admin-products.ratings.false'),
  }
  return (column, cell) => {
    const [part, name = '', which] = column.split('.')
    if (part === 'prices' && which === 'amount' && isCountry(name)) {
      const { currency } = countryTable[name]
      return cell === '' ? text('admin-products.price.onRequest') : formatMoney({ amount: Number(cell), currency })
    }
    const known =
      (part === 'prices' && which === 'status' && priceStatus) ||
      (part === 'ratingSources' && which === 'status' && ratingStatus) ||
      ((column === 'isPublished' || (part === 'ratings' && isYesOrNo(name))) && answers) ||
      chosen[column]
    return (known && known[cell]) || cell
  }
}

function inWords(labels: Readonly<Record<string, MessageKey>>, text: Text) {
  return Object.fromEntries(Object.entries(labels).map(([code, key]) => [code, text(key)]))
}
