import { stringify } from 'csv-stringify/sync'
import type { Text } from '#i18n/text.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { languageTable } from '#kernel/language.ts'

export type Cell = string | number | null | undefined
/** A column of a table: what it is called, and what stands in it of a record; nothing where there is none. */
export type Column<Row> = { readonly title: string; readonly of: (row: Row) => Cell }

/** Records as a person reads them in a spreadsheet, part by part. No cell is a formula to one. */
export async function* csvTable<Row>(
  columns: readonly Column<Row>[],
  records: AsyncIterable<readonly Row[]>,
  text: Text,
): AsyncGenerator<string> {
  const delimiter = languageTable[text.language].csvSeparator === 'semicolon' ? ';' : ','
  const write = (rows: readonly (readonly Cell[])[]) =>
    stringify(
      rows.map((row) => row.map(inert)),
      { delimiter, escape_formulas: true },
    )
  // A byte-order mark: spreadsheets then read UTF-8.
  yield `\uFEFF${write([columns.map(({ title }) => title)])}`
  for await (const some of records) yield write(some.map((row) => columns.map(({ of }) => of(row))))
}

/**
 * Behind a semicolon begins another cell where a spreadsheet takes that for the separator, as those in French do: what would be a
 * formula there gets an apostrophe too.
 */
function inert(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(/([;,\t]["'\s]*)(?=[=+\-@])/g, "$1'") : cell
}

/** The title of a column with times: they are on the clock of each row's country. */
export const onClock = (title: string, text: Text): string => text('admin.csv.onClock', { title })

/** `2027-03-05 10:30` of the country's clock, which spreadsheets take for a time. */
export function localTime(moment: string, country: Country): string {
  const { date, minutes } = wallClock(new Date(moment), countryTable[country].utcOffset)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
