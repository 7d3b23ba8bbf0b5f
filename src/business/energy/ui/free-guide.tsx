import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'

/** The guide to take away: the same questions on paper. */
export function FreeGuide() {
  const text = useText()
  return (
    <a
      href={`/guides/energy-audit-${text.language}.pdf`}
      download
      className="flex min-h-11 items-center gap-3 rounded-card border border-line bg-white px-4 py-3 hover:border-ink print:hidden"
    >
      <Icon name="download" className="size-6" />
      <span>
        <span className="block font-semibold">{text('energy.guide.title')}</span>
        <span className="block text-sm text-muted">{text('energy.guide.hint')}</span>
      </span>
    </a>
  )
}
