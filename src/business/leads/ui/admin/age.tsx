import { Icon } from '#design/icon.tsx'
import { formatAge, formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AnswerClock } from '../../answer-clock.ts'

const ageLook: Readonly<Record<AnswerClock['state'], string>> = {
  answered: 'text-muted',
  waits: 'text-muted',
  soon: 'font-semibold text-ink',
  late: 'font-semibold text-clay',
}

/** Since when somebody waits; marked once the answer that was promised is late. */
export function Age({ clock: { waitedMs, state }, since }: { clock: AnswerClock; since: string }) {
  const text = useText()
  return (
    <span
      className={`flex shrink-0 items-center gap-1 text-xs whitespace-nowrap tabular-nums ${ageLook[state]}`}
      title={formatLocalMoment(new Date(since), text.language)}
    >
      {state === 'late' && <Icon name="alert" className="size-4" label={text('admin-leads.late24')} />}
      {formatAge(waitedMs, text.language)}
    </span>
  )
}
