import { refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { settingSchemas, type SettingGroup, type Settings } from './setting-groups.ts'

/** Reads the value of a group. Refused as `invalid`, each path beginning with the group's name: `team.2.roleEn`. */
export function parseSetting(group: SettingGroup, value: unknown): Outcome<Settings[SettingGroup]> {
  const parsed = parse(settingSchemas[group], value)
  if (parsed.ok) return parsed
  const errors = parsed.problem.errors ?? []
  return refused('invalid', { errors: errors.map(({ path, code }) => ({ path: under(group, path), code })) })
}

const under = (group: string, path: string) => (path === '' ? group : `${group}.${path}`)
