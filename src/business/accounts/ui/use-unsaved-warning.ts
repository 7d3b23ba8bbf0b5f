import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { holdLeaving } from './hold-leaving.ts'

/** What `UnsavedQuestion` asks, and the way to ask it. */
export type UnsavedWarning = {
  /** Does it at once where nothing would be lost, else once the person agrees: closing a dialog, say. */
  readonly leave: (go: () => void) => void
  readonly isAsking: boolean
  readonly stay: () => void
  readonly goOn: () => void
}

/** While something is unsaved, whatever leaves the screen asks first; show the question with `UnsavedQuestion`. */
export function useUnsavedWarning(isUnsaved: boolean): UnsavedWarning {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<{ readonly go: () => void } | null>(null)
  useEffect(() => {
    if (!isUnsaved) return undefined
    return holdLeaving(
      (go) => setWanted({ go }),
      (path) => void navigate(path),
    )
  }, [isUnsaved, navigate])
  return {
    leave: (go) => (isUnsaved ? setWanted({ go }) : go()),
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    goOn: () => {
      setWanted(null)
      wanted?.go()
    },
  }
}
