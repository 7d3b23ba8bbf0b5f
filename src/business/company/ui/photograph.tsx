import { Picture } from '#business/media/ui/picture.tsx'
import { useCompany } from '#client/company.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { PhotographSlot } from '#kernel/brand.ts'

/** The photograph that staff have given for a place of the site; nothing while there is none. */
export function Photograph({ slot, className = '' }: { slot: PhotographSlot; className?: string }) {
  const { language } = useText()
  const photograph = useCompany().photographs[slot]
  if (!photograph) return null
  return (
    <Picture
      src={photograph.picture}
      alt={photograph.alt[language]}
      large
      width={1200}
      height={675}
      className={`w-full rounded-card bg-sand-2 object-cover ${className}`}
    />
  )
}
