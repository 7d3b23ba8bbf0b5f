import type { PhotographSlot } from '#kernel/brand.ts'
import { countries, countryTable, isCountry, type Country } from '#kernel/country.ts'
import { keptKinds, type KeptKind } from '#kernel/retention.ts'
import { mailboxes } from '../../../settings/country-settings.ts'
import { photographSlots } from '../../../settings/photograph-settings.ts'
import type { SettablePage } from '../../../settings/page-settings.ts'
import type { SettingGroup } from '../../../settings/setting-groups.ts'
import { claims, impact } from './figure-forms.ts'
import type { FieldsPart, FormField, FormPart, ListPart } from './form-parts.ts'

const role: FormField = { name: 'role', kind: 'line', label: 'admin-settings.role', isTwin: true }
const itsName: FormField = { name: 'name', kind: 'line', label: 'admin-settings.name' }

const company: FormPart[] = [
  {
    kind: 'fields',
    path: '',
    title: 'admin-settings.company.brand',
    fields: [
      { name: 'name', kind: 'line', label: 'admin-settings.company.name' },
      {
        name: 'salesEmail',
        kind: 'email',
        label: 'admin-settings.company.sales',
        hint: 'admin-settings.company.sales.hint',
      },
      {
        name: 'supportEmail',
        kind: 'email',
        label: 'admin-settings.company.support',
        hint: 'admin-settings.company.support.hint',
      },
    ],
  },
  {
    kind: 'fields',
    path: '',
    title: 'admin-settings.company.networks',
    fields: [
      { name: 'facebook', kind: 'link', label: 'admin-settings.company.facebook', isOptional: true },
      { name: 'instagram', kind: 'link', label: 'admin-settings.company.instagram', isOptional: true },
      { name: 'linkedin', kind: 'link', label: 'admin-settings.company.linkedin', isOptional: true },
    ],
  },
]

const look: FormPart[] = [
  {
    kind: 'fields',
    path: '',
    fields: [
      { name: 'logo', kind: 'picture', label: 'admin-settings.look.logo', isOptional: true },
      { name: 'sun', kind: 'colour', label: 'admin-settings.look.sun', hint: 'admin-settings.look.sun.hint' },
      { name: 'leaf', kind: 'colour', label: 'admin-settings.look.leaf', hint: 'admin-settings.look.leaf.hint' },
    ],
  },
]

const office = (country: Country): FormPart[] => [
  {
    kind: 'fields',
    path: country,
    title: 'admin-settings.office',
    country,
    fields: [
      { name: 'address', kind: 'line', label: 'admin-settings.address', isTwin: true },
      {
        name: 'registration',
        kind: 'line',
        label: 'admin-settings.registration',
        hint: 'admin-settings.registration.hint',
        isOptional: true,
      },
      { name: 'phoneNumbers', kind: 'lines', label: 'admin-settings.phones', hint: 'admin-settings.phones.hint' },
      { name: 'whatsapp', kind: 'phone', label: 'admin-settings.whatsapp', hint: 'admin-settings.whatsapp.hint' },
      { name: 'hasPriceList', kind: 'tick', label: 'admin-settings.prices', hint: 'admin-settings.prices.hint' },
    ],
  },
  {
    kind: 'list',
    path: `${country}.openingHours`,
    title: 'admin-settings.hours',
    country,
    isLine: true,
    item: 'admin-settings.hours.item',
    add: 'admin-settings.hours.add',
    fields: [
      { name: 'from', kind: 'weekday', label: 'admin-settings.hours.from' },
      { name: 'to', kind: 'weekday', label: 'admin-settings.hours.to' },
      { name: 'opens', kind: 'time', label: 'admin-settings.hours.opens' },
      { name: 'closes', kind: 'time', label: 'admin-settings.hours.closes' },
    ],
    blank: { from: 'Sa', to: 'Sa', opens: '09:00', closes: '13:00' },
    fewest: 1,
    most: 7,
  },
  {
    kind: 'fields',
    path: country,
    title: 'admin-settings.mailboxes',
    intro: 'admin-settings.mailboxes.hint',
    country,
    fields: mailboxes.map((name) => ({
      name,
      kind: 'email',
      label: `admin-settings.mailboxes.${name}` as const,
      isOptional: true,
    })),
  },
  {
    kind: 'fields',
    path: country,
    title: 'admin-settings.limits',
    country,
    fields: [
      {
        name: 'consultationPlaces',
        kind: 'number',
        label: 'admin-settings.places.consultation',
        hint: 'admin-settings.places.hint',
      },
      {
        name: 'appointmentPlaces',
        kind: 'number',
        label: 'admin-settings.places.appointment',
        hint: 'admin-settings.places.hint',
      },
      {
        name: 'visitPlaces',
        kind: 'number',
        label: 'admin-settings.places.visit',
        hint: 'admin-settings.places.visitHint',
      },
      {
        name: 'secondApprovalAbove',
        kind: 'number',
        currency: countryTable[country].currency,
        label: 'admin-settings.secondApproval',
        hint: 'admin-settings.secondApproval.hint',
      },
    ],
  },
]

const costs = (country: Country): FieldsPart => {
  const { currency } = countryTable[country]
  const label = (name: 'panelPricePerW' | 'installationPercent' | 'installationMinimum') =>
    `admin-settings.costs.${name}` as const
  const field = (name: Parameters<typeof label>[0], more: Partial<FormField>): FormField => {
    return { name, kind: 'number', label: label(name), hint: `${label(name)}.hint`, ...more }
  }
  return {
    kind: 'fields',
    path: country,
    country,
    fields: [
      field('panelPricePerW', { currency, isOptional: true }),
      field('installationPercent', {}),
      field('installationMinimum', { currency }),
    ],
  }
}

const team: FormPart[] = [
  {
    kind: 'list',
    path: '',
    item: 'admin-settings.person.item',
    add: 'admin-settings.person.add',
    fields: [
      itsName,
      role,
      { name: 'bio', kind: 'text', label: 'admin-settings.bio', isTwin: true },
      { name: 'picture', kind: 'picture', label: 'admin-settings.portrait', shape: 'face' },
    ],
    blank: { name: '', role: '', roleEn: '', bio: '', bioEn: '', picture: '' },
    fewest: 1,
    most: 24,
  },
]

const partners: FormPart[] = [
  {
    kind: 'list',
    path: '',
    item: 'admin-settings.partner.item',
    add: 'admin-settings.partner.add',
    fields: [
      itsName,
      { ...role, label: 'admin-settings.partner.role' },
      { name: 'picture', kind: 'picture', label: 'admin-settings.mark', shape: 'mark' },
    ],
    blank: { name: '', role: '', roleEn: '', picture: '' },
    fewest: 0,
    most: 24,
  },
]

const photograph = (slot: PhotographSlot): FieldsPart => ({
  kind: 'fields',
  path: slot,
  isFolded: true,
  ...(isCountry(slot)
    ? { title: 'admin-settings.photograph.office', intro: 'admin-settings.photograph.office.shots', country: slot }
    : { title: `admin-settings.photograph.${slot}`, intro: `admin-settings.photograph.${slot}.shots` }),
  fields: [
    { name: 'picture', kind: 'picture', label: 'admin-settings.photograph.picture', isOptional: true, said: 'alt' },
    {
      name: 'alt',
      kind: 'line',
      label: 'admin-settings.photograph.alt',
      hint: 'admin-settings.photograph.alt.hint',
      isTwin: true,
      isOptional: true,
    },
  ],
})

const featured = (country: Country): ListPart => ({
  kind: 'list',
  path: country,
  country,
  item: 'admin-settings.system.item',
  add: 'admin-settings.system.add',
  fields: [
    itsName,
    { name: 'description', kind: 'text', label: 'admin-settings.description', isTwin: true },
    { name: 'picture', kind: 'picture', label: 'admin-settings.picture' },
    {
      name: 'product',
      kind: 'line',
      label: 'admin-settings.system.product',
      hint: 'admin-settings.system.product.hint',
      isOptional: true,
    },
  ],
  blank: { name: '', description: '', descriptionEn: '', picture: '', product: '' },
  fewest: 1,
  most: 6,
})

const legal: FormPart[] = [
  {
    kind: 'fields',
    path: '',
    isByLanguage: true,
    fields: [
      { name: 'effective', kind: 'date', label: 'admin-settings.effective', hint: 'admin-settings.effective.hint' },
      { name: 'title', kind: 'line', label: 'admin-settings.title', isTwin: true },
      { name: 'description', kind: 'text', label: 'admin-settings.description', isTwin: true },
      { name: 'content', kind: 'markdown', label: 'admin-settings.content', isTwin: true },
    ],
  },
]

const months = (kind: KeptKind): FormField => {
  const label = `admin-settings.retention.${kind}` as const
  return { name: kind, kind: 'number', label, hint: `${label}.hint`, unit: 'admin-settings.months' }
}

/** What the form of a group is made of; the pages have a form for each ({@link pageForm}). */
export const settingForms: Readonly<Record<Exclude<SettingGroup, 'pages'>, readonly FormPart[]>> = {
  company,
  look,
  countries: countries.flatMap(office),
  costs: countries.map(costs),
  impact,
  team,
  partners,
  photographs: photographSlots.map(photograph),
  featured: countries.map(featured),
  claims,
  warranty: legal,
  terms: legal,
  privacy: legal,
  accessibility: legal,
  retention: [{ kind: 'fields', path: '', fields: keptKinds.map(months) }],
}

/** What a page is called in each country. */
export function pageForm(page: SettablePage): readonly FormPart[] {
  return countries.map((country) => ({
    kind: 'fields',
    path: `${page}.${country}`,
    country,
    fields: [
      { name: 'title', kind: 'line', label: 'admin-settings.title', isTwin: true, isOptional: true },
      { name: 'description', kind: 'text', label: 'admin-settings.description', isTwin: true, isOptional: true },
    ],
  }))
}
