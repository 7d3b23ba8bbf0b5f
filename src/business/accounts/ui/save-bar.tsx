import { useEffect, useRef, type ReactNode } from 'react'
import { FormFoot } from '#design/admin/form-foot.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

type SaveBarProps = {
  readonly isUnsaved: boolean
  readonly isSaving: boolean
  readonly onUndo: () => void
  /** What else can be done with all of it. */
  readonly children: ReactNode
}

/**
 * At the foot of a form that takes the focus (`tabIndex={-1}`): the ways to save and to undo, once there is something to save.
 * They go when there is nothing any more, and the focus that was on one of them comes to the form.
 */
export function SaveBar({ isUnsaved, isSaving, onUndo, children }: SaveBarProps) {
  const text = useText()
  const bar = useRef<HTMLDivElement>(null)
  const wasUnsaved = useRef(isUnsaved)
  useEffect(() => {
    const isLost = wasUnsaved.current && !isUnsaved && document.activeElement === document.body
    if (isLost) bar.current?.closest('form')?.focus({ preventScroll: true })
    wasUnsaved.current = isUnsaved
  }, [isUnsaved])
  return (
    <FormFoot ref={bar}>
      {isUnsaved && (
        <>
          <Button type="submit" loading={isSaving}>
            {text('admin.save')}
          </Button>
          <Button tone="secondary" onClick={onUndo}>
            {text('admin.undo')}
          </Button>
        </>
      )}
      {children}
    </FormFoot>
  )
}
