import { toast } from '#design/toast.ts'
import type { Text } from '#i18n/text.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Segment } from '../segment.ts'
import { dispatchAudit } from './audit-store.ts'
import type { ChosenLine } from './chosen-lines.ts'

/** Takes an appliance off the list, and says so with the way to have it back as it was. */
export function removeLine({ appliance, usage }: ChosenLine, segment: Segment, text: Text): void {
  dispatchAudit({ type: 'untick', segment, id: appliance.id })
  toast({
    tone: 'info',
    title: text('energy.removed', { name: nameIn(appliance, text.language) }),
    action: {
      words: text('energy.removed.undo'),
      press: () => dispatchAudit({ type: 'startFrom', segment, lines: [usage], anew: false }),
    },
  })
}
