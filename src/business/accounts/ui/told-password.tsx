import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'

/** The one-time password of somebody, to be told to them now: it is kept nowhere. */
export function ToldPassword({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const text = useText()
  return (
    <Banner
      tone="info"
      title={text('admin.staff.told', { name })}
      closeLabel={text('shell.dialog.close')}
      onClose={onClose}
    >
      <code className="text-lg font-semibold select-all">{password}</code>
      <p>{text('admin.staff.told.text')}</p>
    </Banner>
  )
}
