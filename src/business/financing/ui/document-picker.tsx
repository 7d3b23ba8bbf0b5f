import { useId, type ReactNode } from 'react'
import { buttonClass } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { acceptedFiles } from './accepted-files.ts'
import { warmSender } from './late-application.ts'

type DocumentPickerProps = {
  /** The ids of the words that name and describe it, beside its own. */
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  onChoose: (file: File) => void
  children: ReactNode
}

/** The device's own picker, with its files, pictures and camera. It stays while a file travels, so that focus does. */
export function DocumentPicker(props: DocumentPickerProps) {
  const { labelledBy, describedBy, isInvalid, onChoose, children } = props
  const id = useId()
  const { language } = useText()
  const look = buttonClass({ size: 'sm', tone: 'secondary' })
  return (
    <label
      className={`${look} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)`}
    >
      <input
        type="file"
        accept={acceptedFiles}
        className="sr-only"
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onClick={() => warmSender(language)}
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0]
          if (file) onChoose(file)
          // The same file may be chosen again.
          input.value = ''
        }}
      />
      <Icon name="arrow-up" />
      <span id={id}>{children}</span>
    </label>
  )
}
