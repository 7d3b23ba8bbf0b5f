import { useEffect, useRef } from 'react'

/** For a form: after each attempt to send it the first that is wrong is in sight, and of the others as many as the window holds. */
export function useWrongInSight({ submitCount }: { readonly submitCount: number }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount === 0) return
    const wrong = form.current?.querySelectorAll('[aria-invalid=true], [role=alert]') ?? []
    for (const one of [...wrong].toReversed()) {
      const withWords = one.matches('fieldset, [role=alert]') ? one : one.parentElement
      withWords?.scrollIntoView({ block: 'nearest' })
    }
  }, [submitCount])
  return form
}
