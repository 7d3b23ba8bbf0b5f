import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the page that is fetched with the first wish for it (null is none). A fetch that did not arrive calls
 * `onFailed` and is `failed` until the next wish, which tries again.
 */
export function useLazy<Part>(load: () => Promise<Part>, wish: string | number | null, onFailed?: () => void) {
  const [part, setPart] = useState<Part | null>(null)
  const [failed, setFailed] = useState(false)
  const show = useEffectEvent((loaded: Part) => {
    setFailed(false)
    setPart(() => loaded)
  })
  const giveUp = useEffectEvent(() => {
    setFailed(true)
    onFailed?.()
  })
  useEffect(() => {
    if (wish === null) return
    let left = false
    void load().then(
      (loaded) => left || show(loaded),
      () => left || giveUp(),
    )
    return () => {
      left = true
    }
  }, [wish, load])
  return { part, failed, forgive: () => setFailed(false) }
}
