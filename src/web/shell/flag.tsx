import { countryTable, type Country } from '#kernel/country.ts'

/** A country's flag, drawn: emoji flags are missing on some systems. */
export function Flag({ country }: { country: Country }) {
  return (
    <svg
      viewBox="0 0 24 16"
      width="24"
      height="16"
      aria-hidden="true"
      className="rounded-[2px] border border-line bg-white"
    >
      {countryTable[country].flag.shapes.map(([fill, path]) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  )
}
