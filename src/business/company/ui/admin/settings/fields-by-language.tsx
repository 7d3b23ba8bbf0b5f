import { FieldTabs } from '#design/form/field-tabs.tsx'
import { useText } from '#i18n/text-context.tsx'
import {
  contentField,
  contentLanguages,
  languageTable,
  perContentLanguage,
  type ContentLanguage,
} from '#kernel/language.ts'
import { FieldSet } from './field-set.tsx'
import type { FieldsPart } from './form-parts.ts'
import { useSettingsForm } from './settings-form-context.ts'
import { pathUnder } from './value-path.ts'

/** What both languages share, then each of them across the whole width. */
export function FieldsByLanguage({ part: { path, fields } }: { readonly part: FieldsPart }) {
  const text = useText()
  const { errorAt } = useSettingsForm()
  const twins = fields.filter(({ isTwin }) => isTwin)
  const isWrong = (language: ContentLanguage) =>
    twins.some(({ name }) => errorAt(contentField(pathUnder(path, name), language)) !== undefined)
  return (
    <>
      <FieldSet path={path} fields={fields.filter(({ isTwin }) => !isTwin)} />
      <FieldTabs
        label={text('admin-settings.languages')}
        names={perContentLanguage((language) => languageTable[language].name)}
        invalid={contentLanguages.filter(isWrong)}
        invalidLabel={text('admin.hasError')}
      >
        {(language) => <FieldSet path={path} fields={twins} languages={[language]} />}
      </FieldTabs>
    </>
  )
}
