import { type Figure, type Unit, isMet } from './figure.ts'

const written: Readonly<Record<Unit, (value: number) => string>> = {
  x: (value) => value.toFixed(2),
  ms: (value) => `${value < 10 ? Number(value.toPrecision(2)) : Math.round(value)} ms`,
  KiB: (value) => `${value.toFixed(1)} KiB`,
  points: (value) => String(Math.round(value)),
  '1': (value) => String(Number(value.toFixed(3))),
}

const header = ['what', 'figure', 'target', 'met', 'from']

/** Prints figures under a title, as a Markdown table with its columns in line. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const rows = [header, ...figures.map((figure) => cells(figure))]
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const [first = '', ...rest] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  console.log([`\n${title}\n`, first, rule, ...rest].join('\n'))
}

function cells(figure: Figure): string[] {
  const { what, value, unit, target, better, detail = '' } = figure
  const bound = target === null ? '' : `${better === 'higher' ? 'at least' : 'at most'} ${written[unit](target)}`
  const met = isMet(figure)
  return [
    what,
    value === null ? 'not measured' : written[unit](value),
    bound,
    met === null ? '' : met ? 'yes' : 'NO',
    detail,
  ]
}
