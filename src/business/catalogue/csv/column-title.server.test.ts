import { expect, test } from 'vitest'
import { serverText } from '#i18n/server-messages.server.ts'
import { languages } from '#kernel/language.ts'
import { columnNamed, columnsByTitle, columnTitles } from './column-title.ts'
import { knownColumns } from './product-cells.ts'

const byTitle = columnsByTitle(languages.map((language) => serverText[language]))

test.each(languages)('every column has a title of its own, which names it however it was kept (%s)', (language) => {
  const titles = columnTitles(serverText[language])
  expect(new Set(titles.keys())).toEqual(knownColumns)
  for (const [column, title] of titles) {
    expect([title, columnNamed(title, byTitle)]).toEqual([title, column])
    expect(columnNamed(` ${title.toUpperCase().replaceAll(' ', '\u00a0')} `, byTitle)).toBe(column)
  }
})

test('codes name their columns, as before; what names none stays as it is', () => {
  for (const column of knownColumns) expect(columnNamed(column, byTitle)).toBe(column)
  expect(columnNamed(' email ', byTitle)).toBe('email')
})
