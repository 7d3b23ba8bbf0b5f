import type { Answer } from './lead-answers.ts'

/** Questions and their answers, side by side where there is room. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="grid gap-2">
      {answers.map(({ key, label, value }) => (
        <div key={key} className="grid gap-0.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-4">
          <dt className="text-sm text-muted sm:text-base">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
