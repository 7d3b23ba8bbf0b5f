import { useText } from '#i18n/text-context.tsx'
import { claims } from '../../solutions/claims.ts'

/** What the company says of its service, in figures. */
export function Claims() {
  const text = useText()
  return (
    <ul aria-label={text('content.solutions.claims')} className="grid max-w-md grid-cols-2 gap-x-6 gap-y-4">
      {claims.map(({ value, label }) => (
        <li key={label.en}>
          <span className="figure block font-display text-2xl font-bold sm:text-3xl text-leaf">
            {value[text.language]}
          </span>
          <span className="text-sm text-muted">{label[text.language]}</span>
        </li>
      ))}
    </ul>
  )
}
