import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

type PublishFootProps = {
  /** The id of the form that is sent. */
  readonly form: string
  /** Whether visitors see what is stored. */
  readonly isPublished: boolean
  readonly loading: boolean
  /** Saves what is written, for visitors to see or as a draft; sending the form leaves it as it is. */
  readonly onSave: (isPublished: boolean) => void
  readonly onCancel: () => void
}

/** The foot of a window in which something is written for visitors: whether they see it is chosen by what saves it. */
export function PublishFoot({ form, isPublished, loading, onSave, onCancel }: PublishFootProps) {
  const text = useText()
  const submit = { type: 'submit', form } as const
  const turn = { onClick: () => onSave(!isPublished) } as const
  return (
    <>
      <Button tone="secondary" onClick={onCancel} className="shrink-0 max-sm:hidden">
        {text('admin.cancel')}
      </Button>
      <span className="flex gap-3 sm:contents">
        <Button
          tone="secondary"
          disabled={loading}
          className="max-sm:grow max-sm:px-3 sm:shrink-0 sm:whitespace-nowrap"
          {...(isPublished ? turn : submit)}
        >
          {text(isPublished ? 'admin.unpublish' : 'admin.saveDraft')}
        </Button>
        <Button
          loading={loading}
          className="max-sm:grow max-sm:px-3 sm:shrink-0 sm:whitespace-nowrap"
          {...(isPublished ? submit : turn)}
        >
          {text(isPublished ? 'admin.save' : 'admin.publish')}
        </Button>
      </span>
    </>
  )
}
