/** On a phone two lines of a card hold this much; a number stays whole. */
const phoneCut = /^.{30,78}[\p{L}\p{N}»)](?=[ ,;:.](?![\d%€₦]))/su

/** A text of which a phone shows the beginning, up to the end of a word; it is read out whole. */
export function Excerpt({ words }: { words: string }) {
  const end = phoneCut.exec(words)?.[0].length ?? words.length
  if (words.length - end < 2) return words
  return (
    <>
      {words.slice(0, end)}
      <span className="max-sm:sr-only">{words.slice(end)}</span>
      <span aria-hidden className="sm:hidden">
        …
      </span>
    </>
  )
}
