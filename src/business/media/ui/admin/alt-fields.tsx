import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'

/** What an image shows, in both languages, for whoever does not see it. */
export type Alts = { readonly alt: string; readonly altEn: string }

type AltFieldsProps = {
  readonly value: Alts
  readonly onChange: (value: Alts) => void
  readonly errorOf?: (field: 'alt' | 'altEn') => string | undefined
}

/** The alternative texts of an image. */
export function AltFields({ value, onChange, errorOf }: AltFieldsProps) {
  const text = useText()
  return (
    <div className="grid content-start gap-4">
      <Field label={text('admin-media.alt.fr')} hint={text('admin-media.alt.hint')} error={errorOf?.('alt')}>
        <TextArea
          name="alt"
          lang="fr"
          rows={2}
          maxLength={300}
          value={value.alt}
          onChange={(event) => onChange({ ...value, alt: event.target.value })}
        />
      </Field>
      <Field label={text('admin-media.alt.en')} error={errorOf?.('altEn')}>
        <TextArea
          name="altEn"
          lang="en"
          rows={2}
          maxLength={300}
          value={value.altEn}
          onChange={(event) => onChange({ ...value, altEn: event.target.value })}
        />
      </Field>
    </div>
  )
}
