import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True while the app hydrates what the server rendered. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
