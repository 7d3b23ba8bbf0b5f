import { Link } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { adminRoutes } from '../../admin/admin-routes.ts'

export const messages = [] as const
export const title = 'admin.menu.overview'

/** The first screen: where one's work is. */
export default function Overview() {
  const text = useText()
  const me = useMe()
  const places = adminRoutes.filter(
    ({ path, menu, action }) => path !== '/admin' && menu && action && me?.may.includes(action),
  )
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl">{text('admin.overview.title', { name: me?.name ?? '' })}</h1>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {places.map(({ path, menu }) => (
          <li key={path}>
            <Link to={path}>
              <Card className="flex items-center justify-between gap-3 font-semibold">
                {menu && text(menu)}
                <Icon name="arrow-right" />
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
