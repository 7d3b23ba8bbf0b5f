import { useEffect, useRef } from 'react'

/** For a form: after each attempt to send it the first that is wrong is in sight, and of the others as many as the window holds. */
export function useWrongInSight({ submitCount }: { readonly submitCount: number }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount === 0) return
    // Choices that are on their way are asked for by the focus alone, and called wrong once they are there.
    const wrong = form.current?.querySelectorAll('[aria-invalid=true], [role=alert], fieldset:focus') ?? []
    for (const one of [...wrong].toReversed()) {
      const withWords = one.matches('fieldset, [role=alert]') ? one : one.parentElement
      withWords?.scrollIntoView({ block: 'nearest' })
    }
  }, [submitCount])
  return form
}
