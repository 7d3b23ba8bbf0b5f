/**
 * Where a card stands in a grid of six columns on a desk: three abreast, the first ones two abreast where the last row
 * would otherwise have a hole.
 */
export function fullRows(index: number, count: number): string {
  const twoAbreast = count % 3 === 2 ? 2 : count % 3 === 1 && count > 1 ? 4 : 0
  return index < twoAbreast ? 'lg:col-span-3' : 'lg:col-span-2'
}
