import { useRef, useState } from 'react'
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What `UnsavedQuestion` asks, and the way to ask it. */
export type UnsavedWarning = {
  /** Does it at once where nothing would be lost, else once the person agrees: closing a dialog, say. */
  readonly leave: (go: () => void) => void
  readonly isAsking: boolean
  readonly stay: () => void
  readonly goOn: () => void
}

/**
 * While something is unsaved, whatever leaves the screen asks first: links and the back button by `UnsavedQuestion`, which
 * must be rendered, and closing the window by the browser. `onLeave`: what is left so is not wanted any more.
 */
export function useUnsavedWarning(isUnsaved: boolean, onLeave?: () => void): UnsavedWarning {
  const [wanted, setWanted] = useState<{ readonly go: () => void } | null>(null)
  const isAgreed = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isLeaving = historyAction === NavigationType.Pop || nextLocation.pathname !== currentLocation.pathname
    return isUnsaved && isLeaving && !isAgreed.current
  })
  useBeforeUnload((event) => isUnsaved && event.preventDefault())
  return {
    leave: (go) => (isUnsaved ? setWanted({ go }) : go()),
    isAsking: wanted !== null || blocker.state === 'blocked',
    stay: () => {
      setWanted(null)
      blocker.reset?.()
    },
    goOn: () => {
      onLeave?.()
      setWanted(null)
      blocker.proceed?.()
      isAgreed.current = true
      wanted?.go()
      isAgreed.current = false
    },
  }
}

/** Whether to leave what is not saved; nothing until somebody is about to. */
export function UnsavedQuestion({ warning }: { warning: UnsavedWarning }) {
  const text = useText()
  if (!warning.isAsking) return null
  return (
    <ConfirmDialog
      title={text('admin.unsaved.title')}
      confirmLabel={text('admin.unsaved.leave')}
      cancelLabel={text('admin.unsaved.stay')}
      onConfirm={warning.goOn}
      onCancel={warning.stay}
    >
      {text('admin.unsaved.text')}
    </ConfirmDialog>
  )
}
