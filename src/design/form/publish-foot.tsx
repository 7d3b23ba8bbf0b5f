import type { SubmitEvent } from 'react'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

type PublishFootProps = {
  /** The id of the form that is sent. */
  readonly form: string
  /** Whether visitors see what is stored. */
  readonly isPublished: boolean
  readonly loading: boolean
  /** False while it lacks what publishing needs: to save it as a draft is then what it is for. */
  readonly isReady?: boolean
  /** What the button that publishes, saves or takes back is called where it does so for a day to come, or changes that day. */
  readonly publishLabel?: string | undefined
  readonly saveLabel?: string | undefined
  readonly unpublishLabel?: string | undefined
  /** What leaves without saving is called where “cancel” could mean that it no longer appears. */
  readonly cancelLabel?: string | undefined
  readonly onCancel: () => void
}

const turnName = 'turn'

/** That a form was sent by the button that publishes what is a draft, or takes back what is published. */
export function isTurned({ nativeEvent }: SubmitEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent
  return submitter instanceof HTMLButtonElement && submitter.name === turnName
}

/** The foot of a window in which something is written for visitors: whether they see it is chosen by what sends the form. */
export function PublishFoot({
  form,
  isPublished,
  loading,
  isReady = true,
  publishLabel,
  saveLabel,
  unpublishLabel,
  cancelLabel,
  onCancel,
}: PublishFootProps) {
  const text = useText()
  const submit = { type: 'submit', form } as const
  const turn = { ...submit, name: turnName } as const
  return (
    <>
      {/* Enter in a field presses the first button of its form: that must never be what takes it off the site. */}
      <button type="submit" form={form} hidden aria-hidden tabIndex={-1} disabled={loading} />
      <Button tone="secondary" onClick={onCancel} className="shrink-0 max-sm:hidden">
        {cancelLabel ?? text('admin.cancel')}
      </Button>
      <span className="flex gap-3 sm:contents">
        <Button
          tone={isPublished || isReady ? 'secondary' : 'primary'}
          disabled={loading}
          className="max-sm:grow max-sm:px-3 sm:shrink-0 sm:whitespace-nowrap"
          {...(isPublished ? turn : submit)}
        >
          {isPublished ? (unpublishLabel ?? text('admin.unpublish')) : text('admin.saveDraft')}
        </Button>
        <Button
          tone={isPublished || isReady ? 'primary' : 'secondary'}
          loading={loading}
          className="max-sm:grow max-sm:px-3 sm:shrink-0 sm:whitespace-nowrap"
          {...(isPublished ? submit : turn)}
        >
          {isPublished ? (saveLabel ?? text('admin.save')) : (publishLabel ?? text('admin.publish'))}
        </Button>
      </span>
    </>
  )
}
