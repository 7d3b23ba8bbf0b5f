import type { Country } from '#kernel/country.ts'

const star = 'M12 4.2l1.2 3.6h3.8l-3.1 2.3 1.2 3.6-3.1-2.3-3.1 2.3 1.2-3.6L7 7.8h3.8z'

const drawings = {
  cm: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#008751" d="M0 0h8v16H0zM16 0h8v16h-8z" />
    </>
  ),
  bf: (
    <>
      <path fill="#ef2b2d" d="M0 0h24v8H0z" />
      <path fill="#009e49" d="M0 8h24v8H0z" />
      <path fill="#fcd116" d={star} transform="translate(0 -1)" />
    </>
  ),
} satisfies Record<Country, unknown>

/** A country's flag, drawn: emoji flags are missing on some systems. */
export function Flag({ country }: { country: Country }) {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" className="rounded-[2px] border border-line">
      {drawings[country]}
    </svg>
  )
}
