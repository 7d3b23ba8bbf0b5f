import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Partner } from '#business/content/company/partners.ts'
import { Picture } from '#business/media/ui/picture.tsx'
import { inLanguage } from '#business/content/in-language.ts'

/** Who works with the company. */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  const text = useText()
  return (
    <Section ground="white" title={text('home.partners.title')} lead={text('home.partners.lead')}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-6">
        {partners.map(({ name, role, roleEn, picture }) => (
          <li key={name} className="flex flex-col items-center rounded-card bg-sand p-4 text-center">
            <Picture src={picture} alt="" width={64} height={64} className="size-16 object-contain" />
            <p className="mt-3 font-display text-lg leading-tight font-semibold">{name}</p>
            <p className="mt-1 text-sm text-muted">{inLanguage(role, roleEn, text.language)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
