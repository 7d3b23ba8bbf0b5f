import { readFigure } from '../editing/figure.ts'

/** What a spreadsheet takes for the beginning of a formula, behind any number of apostrophes. */
const dangerous = /^'*[=+\-@\t\r]/
const neutralised = /^'+[=+\-@\t\r]/

/** A cell that no spreadsheet calculates: an apostrophe stands before what begins like a formula. */
export function neutralise(cell: string): string {
  return dangerous.test(cell) ? `'${cell}` : cell
}

/** The cell that {@link neutralise} was given. */
export function restore(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell
}

/** Whether a cell that was sent in begins like a formula; a negative number is a number. */
export function isFormula(cell: string): boolean {
  return /^[=+\-@\t\r]/.test(cell) && readFigure(cell.replace(/^\+/, '')) === null
}
