import { Link } from '#client/link.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { useText } from '#i18n/text-context.tsx'
import { siteTypes } from '../site-type.ts'
import { catalogueAddress, type AskedPage } from './catalogue-page.ts'

/** The filter by site type, in the address: a row of chips on a phone, a sidebar on a desk. */
export function SiteTypeFilter({ asked }: { asked: AskedPage }) {
  const text = useText()
  const chips = siteTypes.map((siteType) => ({
    key: siteType,
    label: text(`catalogue.list.filter.${siteType}`),
    selected: siteType === asked.siteType,
    link: <Link to={catalogueAddress({ ...asked, siteType, page: 1 })} />,
  }))
  const label = text('catalogue.list.filter')
  return (
    <>
      <ChipRow label={label} chips={chips} className="mr-0! min-w-0 flex-1 gap-1! pr-0! max-sm:[&_a]:px-2 lg:hidden" />
      <div className="hidden lg:block">
        <h2 className="text-h4 mb-3">{label}</h2>
        <ChipRow label={label} chips={chips} layout="segments" />
      </div>
    </>
  )
}
