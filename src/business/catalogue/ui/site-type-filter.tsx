import { Link } from 'react-router'
import { ChipRow } from '#design/chip-row.tsx'
import { useText } from '#i18n/text-context.tsx'
import { siteTypes, type SiteType } from '../site-type.ts'

/** The filter by site type, in the address: a row of chips on a phone, a sidebar on a desk. */
export function SiteTypeFilter({ chosen }: { chosen: SiteType }) {
  const text = useText()
  const chips = siteTypes.map((siteType) => ({
    key: siteType,
    label: text(`catalogue.list.filter.${siteType}`),
    selected: siteType === chosen,
    link: <Link to={siteType === 'all' ? '/products' : `/products?type=${siteType}`} preventScrollReset />,
  }))
  const label = text('catalogue.list.filter')
  return (
    <>
      <ChipRow label={label} chips={chips} className="lg:hidden" />
      <div className="hidden lg:block">
        <h2 className="mb-3 text-lg">{label}</h2>
        <ChipRow label={label} chips={chips} layout="column" />
      </div>
    </>
  )
}
