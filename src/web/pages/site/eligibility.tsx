import { ProductPicture } from '#business/catalogue/ui/product-picture.tsx'
import { EligibilityApplication } from '#business/financing/ui/eligibility-application.tsx'
import type { PictureOf } from '#business/financing/ui/picture-of.ts'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { PageModule } from '../../page.ts'

export const needsScript = true
export const messages: MessageContext[] = ['financing', 'eligibility', 'application', 'tracking']

export const meta: PageModule['meta'] = ({ text, company: { brand, contacts }, visitor: { country, language } }) => {
  const values = { brand: brand.name, country: contacts[country].name[language] }
  return {
    title: text('eligibility.metaTitle', values),
    description: text('eligibility.metaDescription', values),
  }
}

const pictureOf: PictureOf = ({ imageUrl }) => <ProductPicture src={imageUrl} alt="" />

export default function EligibilityPage() {
  return <EligibilityApplication pictureOf={pictureOf} onTalkToExpert={() => openExpertDialog()} />
}
