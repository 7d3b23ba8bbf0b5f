const sizes = /\s\d[\d.,]*\s?k?(?:VA|Wh?)(?![a-z]).*$/i

/** A name that breaks, where it must, before the sizes at its end: `LUNA 2.0 | 13.2kVA / 10kWh`. */
export function SizedName({ name }: { name: string }) {
  const at = name.search(sizes)
  if (at < 0) return name
  return (
    <>
      {name.slice(0, at + 1)}
      <span className="inline-block">{name.slice(at + 1)}</span>
    </>
  )
}
