import { useState, type ComponentProps } from 'react'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'

/** A password, which whoever types it may look at. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const text = useText()
  const [isShown, show] = useState(false)
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="pr-28"
      />
      <button
        type="button"
        aria-label={text(isShown ? 'admin.password.hide.label' : 'admin.password.show.label')}
        onClick={() => show(!isShown)}
        className="absolute inset-y-0 right-0 min-w-11 px-3.5 text-sm font-semibold"
      >
        {text(isShown ? 'admin.password.hide' : 'admin.password.show')}
      </button>
    </span>
  )
}
