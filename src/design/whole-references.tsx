import type { ReactNode } from 'react'

/** Words in which no reference (`REQ-000123`) breaks over two lines: a browser breaks it at its hyphen, and nobody finds it again. */
export function wholeReferences(words: string): ReactNode {
  const [, before = words, reference, rest = ''] = /^(.*?)\b([A-Z]{3}-\d{6,})\b(.*)$/s.exec(words) ?? []
  if (!reference) return words
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{reference}</span>
      {wholeReferences(rest)}
    </>
  )
}
