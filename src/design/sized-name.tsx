const sizes = /(\s)(\d[\d.,]*\s?k?(?:VA|Wh?)(?![a-z])(?:\s?\/\s?\d[\d.,]*\s?k?(?:VA|Wh?)(?![a-z]))*)/i

/** A name that breaks, where it must, before its sizes and after them: `LUNA 2.0 | 13.2kVA / 10kWh | avec panneaux`. */
export function SizedName({ name }: { name: string }) {
  const [before, space, size, after] = name.split(sizes)
  if (!size) return name
  return (
    <>
      {before}
      {space}
      <span className="whitespace-nowrap">{size}</span>
      {after}
    </>
  )
}
