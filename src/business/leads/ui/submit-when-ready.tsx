import type { ComponentProps } from 'react'
import { Button } from '#design/button.tsx'

type SubmitWhenReadyProps = Omit<ComponentProps<typeof Button>, 'type' | 'tone'> & { readonly isReady: boolean }

/** Sends a form; it is quiet until what it needs has been said, and a press tells what that is. */
export function SubmitWhenReady({ isReady, className = '', ...button }: SubmitWhenReadyProps) {
  const quiet = 'border border-dashed border-field bg-sand-2 aria-disabled:opacity-100!'
  return (
    <Button
      {...button}
      type="submit"
      tone={isReady ? 'primary' : 'quiet'}
      className={`w-full ${isReady ? '' : quiet} ${className}`}
    />
  )
}
