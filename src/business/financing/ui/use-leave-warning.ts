import { useEffect } from 'react'

/** While `active`, whoever closes the tab or reloads it is asked first. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
