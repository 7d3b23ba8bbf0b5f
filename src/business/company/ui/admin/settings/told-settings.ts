import {
  asDay,
  asMoney,
  asWritten,
  inCountry,
  oneOf,
  partsOfRecord,
  told,
  toldTwins,
  worded,
  yesOrNo,
  type Label,
  type PartsTold,
  type Say,
  type Told,
} from '#business/accounts/ui/told-changes.ts'
import { isCountry } from '#kernel/country.ts'
import { weekdays } from '../../../settings/country-settings.ts'
import { settablePageKeys, type SettablePage } from '../../../settings/page-settings.ts'
import { isSettingGroup } from '../../../settings/setting-groups.ts'
import { headingOf, titleOf, type FormField, type FormPart } from './form-parts.ts'
import { pageForm, settingForms } from './setting-forms.ts'

/** The field of a settings form, with its twins. */
function settingField({ name, kind, label, isTwin, currency }: FormField): Readonly<Record<string, Told>> {
  if (isTwin) return toldTwins(name, label)
  return { [name]: told(label, currency ? asMoney(currency) : (settingWords[kind] ?? asWritten)) }
}
const settingWords: Partial<Record<FormField['kind'], Say>> = {
  tick: yesOrNo,
  date: asDay,
  weekday: oneOf(worded(weekdays, (day) => `admin-settings.day.${day}`)),
}

/** What stands at a path of a group: the fields of every part that is about it, and what lies deeper. */
function settingParts(form: readonly FormPart[], path: string): PartsTold {
  const here = form.filter((part) => part.path === path && part.kind === 'fields')
  const fields = Object.assign({}, ...here.flatMap((part) => part.fields.map(settingField))) as Record<string, Told>
  return (name) => {
    if (name === 'version') return null
    if (Object.hasOwn(fields, name)) return fields[name]
    const below = path === '' ? name : `${path}.${name}`
    const list = form.find((part) => part.kind === 'list' && part.path === below)
    if (list) return settingList(list)
    const [first, ...others] = form.filter((part) => part.path === below || part.path.startsWith(`${below}.`))
    if (!first) return undefined
    // Of several parts of a country it is the country alone.
    const isShared = first.country && others.length > 0
    return { label: labelOf(isShared ? { country: first.country } : first), parts: settingParts(form, below) }
  }
}

function settingList(part: FormPart): Told {
  if (part.kind !== 'list') return null
  const fields = Object.assign({}, ...part.fields.map(settingField)) as Record<string, Told>
  const item =
    (number: number): Label =>
    (text) =>
      text(part.item, { number })
  // Its country is told before it.
  const label: Label = (text) => titleOf(part, text) || headingOf(part, text)
  return { ...((part.title || part.country) && { label }), item, parts: partsOfRecord(fields) }
}

const labelOf =
  (part: Pick<FormPart, 'title' | 'country'>): Label =>
  (text) =>
    headingOf(part, text)

/** What the audit log tells of a group: what its form shows. One whose value is a list stands there under its own name. */
export const toldSettings = (group: string): PartsTold => {
  if (!isSettingGroup(group)) return () => undefined
  if (group === 'pages') {
    return (name) => {
      const page = settablePageKeys.find((one) => one === name)
      return page ? pageTold(page) : name === 'version' ? null : undefined
    }
  }
  const form = settingForms[group]
  const whole = form.find((part) => part.kind === 'list' && part.path === '')
  return whole ? (name) => (name === group ? settingList(whole) : null) : settingParts(form, '')
}

const pageTold = (page: SettablePage): Told => ({
  label: (text) => text(`admin-settings.page.${page}`),
  parts: (country) =>
    isCountry(country)
      ? { label: inCountry(country), parts: settingParts(pageForm(page), `${page}.${country}`) }
      : undefined,
})
