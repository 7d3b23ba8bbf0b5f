/** Marks what nobody has dealt with yet, behind its name; read out, and shown where one points, in words. */
export function NewDot({ label }: { label: string }) {
  return (
    <span title={label} className="inline-block size-2 shrink-0 rounded-full bg-sun align-middle">
      <span className="sr-only">{label}</span>
    </span>
  )
}
