import { Button } from '#design/button.tsx'
import type { IconName } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'

type SubmitFootProps = {
  /** The id of the form that is sent. */
  readonly form: string
  readonly label: string
  readonly icon?: IconName
  readonly loading: boolean
  /** Where `Cancel` could be taken for what is done in the window. */
  readonly cancelLabel?: string | undefined
  readonly onCancel: () => void
}

/** The foot of a window in which something is written: leave it, or send it. On a phone the cross of the window leaves it. */
export function SubmitFoot({ form, label, icon, loading, cancelLabel, onCancel }: SubmitFootProps) {
  const text = useText()
  return (
    <>
      <Button tone="secondary" onClick={onCancel} className="max-sm:hidden">
        {cancelLabel ?? text('admin.cancel')}
      </Button>
      <Button type="submit" form={form} icon={icon} loading={loading}>
        {label}
      </Button>
    </>
  )
}
