import { ProductPicture } from '#business/catalogue/ui/product-picture.tsx'
import { ApplicationStatus } from '#business/financing/ui/application-status.tsx'
import type { PictureOf } from '#business/financing/ui/picture-of.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { PageParams, PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['financing', 'eligibility', 'application', 'plan', 'tracking']

export const meta: PageModule['meta'] = ({ text, company: { brand } }) => ({
  title: `${text('tracking.title')} | ${brand.name}`,
  description: text('tracking.metaDescription', { brand: brand.name }),
  noIndex: true,
})

const pictureOf: PictureOf = ({ imageUrl }) => <ProductPicture src={imageUrl} alt="" />

/** Drawn for everybody alike: what may be shown is asked for by the browser, whose cookie opens it. */
export default function ApplicationStatusPage({ params }: { params: PageParams }) {
  const { id = '' } = params
  return <ApplicationStatus key={id} id={id} pictureOf={pictureOf} />
}
