import { useEffect, useEffectEvent, type RefObject } from 'react'

type Dragging = Partial<Record<'dragstart' | 'dragend' | 'dragover' | 'drop', (event: Event) => void>>

/** Hears of what a mouse drags: a way beside the menu of moves, so nothing here is to be reached by keys. */
export function useDragging(place: RefObject<HTMLElement | null>, on: Dragging): void {
  const hear = useEffectEvent((event: Event) => on[event.type as keyof Dragging]?.(event))
  useEffect(() => {
    const element = place.current
    const listen = (event: Event) => hear(event)
    const types = ['dragstart', 'dragend', 'dragover', 'drop'] as const
    for (const type of types) element?.addEventListener(type, listen)
    return () => {
      for (const type of types) element?.removeEventListener(type, listen)
    }
  }, [place])
}
