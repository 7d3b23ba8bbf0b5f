/** The sun's disc setting behind a horizon of panels: decoration for the foot of a band, its full width. */
export function HorizonMotif({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 1200 260" preserveAspectRatio="xMaxYMax slice" className={className} aria-hidden>
      <circle cx="1000" cy="170" r="120" className="fill-sun" />
      <path d="M0 170H1200V300H0z" className="fill-ink" />
      <PanelField />
    </svg>
  )
}

/** A field of panels running to the horizon: rows close up with distance, columns meet at the vanishing point. */
function PanelField() {
  const rows = [170, 178, 190, 208, 232]
  const columns = Array.from({ length: 25 }, (_, column) => column - 12)
  return (
    <g fill="none" className="stroke-white/35" strokeWidth="1.5">
      {rows.map((y) => (
        <path key={y} d={`M0 ${y}H1200`} />
      ))}
      {columns.map((column) => (
        <path key={column} d={`M${1000 + column * 50} 170L${1000 + column * 190} 260`} />
      ))}
    </g>
  )
}
