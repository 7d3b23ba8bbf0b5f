import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import {
  settablePageKeys,
  settablePages,
  type PageSettings,
  type SettablePage,
} from '../../../settings/page-settings.ts'
import { useSettingsForm } from './settings-form-context.ts'
import { valueAt } from './value-path.ts'

type PageChoiceProps = { readonly page: SettablePage; readonly onChoose: (page: SettablePage) => void }

/** Which page's words are edited; those that were changed are marked. */
export function PageChoice({ page, onChoose }: PageChoiceProps) {
  const text = useText()
  const { value } = useSettingsForm()
  const options = settablePageKeys.map((key) => {
    const words = Object.values((valueAt(value, key) ?? {}) as PageSettings['home'] & object)
    const mark = words.some((its) => Object.values(its).some((word) => word !== '')) ? ' *' : ''
    return { value: key, label: `${text(`admin-settings.page.${key}`)} (${settablePages[key]})${mark}` }
  })
  const choose = (chosen: string) => {
    const known = settablePageKeys.find((key) => key === chosen)
    if (known) onChoose(known)
  }
  return (
    <Field label={text('admin-settings.page')} hint={text('admin-settings.page.hint')} className="max-w-xl">
      <Select options={options} value={page} onChange={({ target }) => choose(target.value)} />
    </Field>
  )
}
