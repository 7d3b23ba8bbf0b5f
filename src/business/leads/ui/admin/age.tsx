import { Icon } from '#design/icon.tsx'
import { formatAge, formatLocalMoment } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AnswerClock } from '../../answer-clock.ts'

const ageLook: Readonly<Record<AnswerClock['state'], string>> = {
  answered: 'text-muted',
  waits: 'text-muted',
  soon: 'font-semibold text-ink',
  late: 'font-semibold text-clay',
}

/** How long somebody waits; once the answer that was promised is late, by how much it is. */
export function ageInWords({ state, waitedMs, lateMs }: AnswerClock, text: Text): string {
  return state === 'late'
    ? text('admin-leads.lateBy', { age: formatAge(lateMs, text.language) })
    : formatAge(waitedMs, text.language)
}

/** The same at the end of a line, marked by how much it presses. */
export function Age({ clock, since }: { clock: AnswerClock; since: string }) {
  const text = useText()
  const { state } = clock
  return (
    <span
      className={`flex shrink-0 items-center gap-1 text-xs whitespace-nowrap tabular-nums ${ageLook[state]}`}
      title={formatLocalMoment(new Date(since), text.language)}
    >
      {state === 'late' && <Icon name="alert" className="size-4" label={text('admin-leads.late24')} />}
      {ageInWords(clock, text)}
    </span>
  )
}
