import type { ReactNode } from 'react'

/** Words in which no reference (`REQ-000123`) breaks over two lines: a browser breaks it at its hyphen, and nobody finds it again. */
export function wholeReferences(words: string): ReactNode {
  return words.split(/\b([A-Z]{3}-\d{6,})\b/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
