import { useParams } from 'react-router'
import { SettingScreen } from '#business/company/ui/admin/settings/setting-screen.tsx'

export const messages = ['admin-settings'] as const
export const title = 'admin-settings.heading'

/** One group of settings. */
export default function SettingGroupPage() {
  const { group = '' } = useParams()
  return <SettingScreen group={group} />
}
