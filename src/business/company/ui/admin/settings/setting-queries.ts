import { queryOptions } from '@tanstack/react-query'
import type { SettingRecord } from '../../../settings/setting-record.ts'

/** Every group of settings. */
export const settingsQuery = () => queryOptions<SettingRecord[]>({ queryKey: ['/api/admin/settings'] })
