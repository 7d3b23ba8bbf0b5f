import { currencies, currencyTable } from '#kernel/money.ts'
const signs = currencies.map((currency) => currencyTable[currency].sign).join('|')
const amounts = new RegExp(`(\\d{1,3}(?: \\d{3})* (?:${signs})[,.]?)`)

/** A sentence whose amounts of money, each another one, stay on one line with the comma or the full stop after them. */
export function MoneyText({ children }: { children: string }) {
  return children.split(amounts).map((part) =>
    amounts.test(part) ? (
      <span key={part} className="money">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
