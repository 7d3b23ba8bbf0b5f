/**
 * Where a card stands in a grid of six columns on a desk: three abreast, the first ones two abreast where the last row
 * would otherwise have a hole.
 */
export function fullRows(index: number, count: number): string {
  const twoAbreast = count % 3 === 2 ? 2 : count % 3 === 1 && count > 1 ? 4 : 0
  return index < twoAbreast ? 'lg:col-span-3' : 'lg:col-span-2'
}

const spans = {
  2: ['stacked:col-span-2', ''],
  3: ['sm:col-span-3', 'sm:col-span-2', ''],
  4: ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'],
} as const

/** How wide a last card is that fills the row after `count` others: of two on a phone, three on a tablet, four on a desk. */
export function restOfRow(count: number): string {
  return [spans[2][count % 2], spans[3][count % 3], spans[4][count % 4]].join(' ')
}
