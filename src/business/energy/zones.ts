import type { Localized } from '#kernel/language.ts'

type Zone = { readonly name: Localized; readonly places: readonly string[] }

/** The six geopolitical zones of Nigeria, by the keys of their places. The towns of Burkina Faso are few enough to be listed as they are. */
export const zones: readonly Zone[] = [
  { name: { fr: 'Sud-Ouest', en: 'South West' }, places: ['ekiti', 'lagos', 'ogun', 'ondo', 'osun', 'oyo'] },
  { name: { fr: 'Sud-Est', en: 'South East' }, places: ['abia', 'anambra', 'ebonyi', 'enugu', 'imo'] },
  {
    name: { fr: 'Sud-Sud', en: 'South South' },
    places: ['akwa-ibom', 'bayelsa', 'cross-river', 'delta', 'edo', 'rivers'],
  },
  {
    name: { fr: 'Centre-Nord', en: 'North Central' },
    places: ['benue', 'fct', 'kogi', 'kwara', 'nasarawa', 'niger', 'plateau'],
  },
  {
    name: { fr: 'Nord-Ouest', en: 'North West' },
    places: ['jigawa', 'kaduna', 'kano', 'katsina', 'kebbi', 'sokoto', 'zamfara'],
  },
  {
    name: { fr: 'Nord-Est', en: 'North East' },
    places: ['adamawa', 'bauchi', 'borno', 'gombe', 'taraba', 'yobe'],
  },
]
