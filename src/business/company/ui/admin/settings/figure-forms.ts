import type { FieldsPart, FormField, FormPart } from './form-parts.ts'

/** From where a figure is known. */
const source: readonly FormField[] = [
  {
    name: 'source',
    kind: 'line',
    label: 'admin-settings.figure.source',
    hint: 'admin-settings.figure.source.hint',
    isTwin: true,
    isOptional: true,
  },
  { name: 'sourceUrl', kind: 'link', label: 'admin-settings.figure.sourceUrl', isOptional: true },
]
const noSource = { source: '', sourceEn: '', sourceUrl: '' }

/** What the company has done so far. */
export const impact: FormPart[] = [
  {
    kind: 'list',
    path: '',
    item: 'admin-settings.figure.item',
    add: 'admin-settings.figure.add',
    fields: [
      { name: 'value', kind: 'number', label: 'admin-settings.figure.value' },
      { name: 'label', kind: 'line', label: 'admin-settings.figure.label', isTwin: true },
      ...source,
    ],
    blank: { value: null, label: '', labelEn: '', ...noSource },
    fewest: 1,
    most: 6,
  },
]

const promise = (name: 'savings' | 'warranty' | 'quote' | 'support'): FieldsPart => ({
  kind: 'fields',
  path: name,
  title: `admin-settings.promise.${name}`,
  isFolded: true,
  fields: [
    { name: 'title', kind: 'line', label: 'admin-settings.title', isTwin: true },
    { name: 'text', kind: 'text', label: 'admin-settings.words', isTwin: true },
    ...(name === 'savings' ? source : []),
  ],
})

/** What it promises and says of its service. */
export const claims: FormPart[] = [
  promise('savings'),
  promise('warranty'),
  promise('quote'),
  promise('support'),
  {
    kind: 'list',
    path: 'figures',
    title: 'admin-settings.claims.figures',
    item: 'admin-settings.figure.item',
    add: 'admin-settings.figure.add',
    fields: [
      { name: 'value', kind: 'line', label: 'admin-settings.figure.value', isTwin: true },
      { name: 'label', kind: 'line', label: 'admin-settings.figure.label', isTwin: true },
      ...source,
    ],
    blank: { value: '', valueEn: '', label: '', labelEn: '', ...noSource },
    fewest: 0,
    most: 4,
  },
]
