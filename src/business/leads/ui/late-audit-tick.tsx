import { useSyncExternalStore } from 'react'
import { useLazyComponent } from '#client/use-lazy-component.ts'
import { WithMessages } from '#i18n/with-messages.tsx'
import { leadWords } from './lead-words.ts'

const late = { load: () => import('./audit-tick.tsx'), contexts: leadWords }
const neverChanges = () => () => {}

/** The tick of a form that the server draws: only a browser knows of an audit. Should its code not arrive, none is sent. */
export function LateAuditTick() {
  const wish = useSyncExternalStore(
    neverChanges,
    () => 1,
    () => null,
  )
  const { part: Tick } = useLazyComponent(late, wish)
  return (
    Tick && (
      <WithMessages>
        <Tick />
      </WithMessages>
    )
  )
}
