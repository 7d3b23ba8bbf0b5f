import type { ComponentProps } from 'react'
import { Button } from '#design/button.tsx'

type SubmitWhenReadyProps = Omit<ComponentProps<typeof Button>, 'type' | 'tone'> & { readonly isReady: boolean }

/** Sends a form; it is quiet until what it needs has been said, and a press tells what that is. */
export function SubmitWhenReady({ isReady, className = '', ...button }: SubmitWhenReadyProps) {
  return (
    <Button
      {...button}
      type="submit"
      tone={isReady ? 'primary' : 'secondary'}
      className={`w-full ${isReady ? '' : 'aria-disabled:opacity-100!'} ${className}`}
    />
  )
}
