import { DueTranslations } from '#business/translations/ui/admin/due-translations.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-translations', 'admin-settings'] as const
export const title = 'admin-translations.title'

/** What is to be translated. */
export default function TranslationsPage() {
  const text = useText()
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-3xl">{text('admin-translations.title')}</h1>
        <p className="text-muted">{text('admin-translations.text')}</p>
      </div>
      <DueTranslations />
    </div>
  )
}
