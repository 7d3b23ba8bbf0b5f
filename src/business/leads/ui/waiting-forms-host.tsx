import { useSyncExternalStore } from 'react'
import { useLazyComponent } from '#client/lazy.tsx'
import { leadWords } from './lead-words.ts'
import { isSomethingWaiting, subscribeToWaiting } from './waiting-mark.ts'

const lazy = {
  load: () => import('./waiting-notice.tsx'),
  contexts: leadWords,
}
const onServer = () => false

/** Where forms are told of that wait for a network; the code for it comes where there is one. */
export function WaitingFormsHost() {
  const isWanted = useSyncExternalStore(subscribeToWaiting, isSomethingWaiting, onServer)
  const { part: Notice } = useLazyComponent(lazy, isWanted ? 1 : null)
  return Notice && <Notice />
}
