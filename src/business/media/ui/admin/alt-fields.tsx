import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { contentField, contentLanguages, defaultContentLanguage, type ContentField } from '#kernel/language.ts'
import { useText } from '#i18n/text-context.tsx'

/** What an image shows, in both languages, for whoever does not see it. */
export type Alts = Readonly<Record<ContentField<'alt'>, string>>

type AltFieldsProps = {
  readonly value: Alts
  readonly onChange: (value: Alts) => void
  readonly errorOf?: (field: ContentField<'alt'>) => string | undefined
}

/** The alternative texts of an image. */
export function AltFields({ value, onChange, errorOf }: AltFieldsProps) {
  const text = useText()
  return (
    <div className="grid content-start gap-4">
      {contentLanguages.map((language) => {
        const field = contentField('alt', language)
        return (
          <Field
            key={field}
            label={text(`admin-media.alt.${language}`)}
            hint={language === defaultContentLanguage ? text('admin-media.alt.hint') : undefined}
            error={errorOf?.(field)}
          >
            <TextArea
              name={field}
              lang={language}
              rows={2}
              maxLength={300}
              value={value[field]}
              onChange={(event) => onChange({ ...value, [field]: event.target.value })}
            />
          </Field>
        )
      })}
    </div>
  )
}
