import { useSyncExternalStore } from 'react'
import { useLateComponent } from '#client/use-late-component.ts'
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
  const { part: Tick } = useLateComponent(late, wish)
  return (
    Tick && (
      <WithMessages>
        <Tick />
      </WithMessages>
    )
  )
}
