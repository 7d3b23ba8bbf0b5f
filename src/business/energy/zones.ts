/**
 * The six geopolitical zones of Nigeria, by the keys of their places; their names are messages. The towns of Burkina Faso are few enough to
 * be listed as they are.
 */
export const zones = [
  { key: 'south-west', places: ['ekiti', 'lagos', 'ogun', 'ondo', 'osun', 'oyo'] },
  { key: 'south-east', places: ['abia', 'anambra', 'ebonyi', 'enugu', 'imo'] },
  { key: 'south-south', places: ['akwa-ibom', 'bayelsa', 'cross-river', 'delta', 'edo', 'rivers'] },
  { key: 'north-central', places: ['benue', 'fct', 'kogi', 'kwara', 'nasarawa', 'niger', 'plateau'] },
  { key: 'north-west', places: ['jigawa', 'kaduna', 'kano', 'katsina', 'kebbi', 'sokoto', 'zamfara'] },
  { key: 'north-east', places: ['adamawa', 'bauchi', 'borno', 'gombe', 'taraba', 'yobe'] },
] as const satisfies readonly { readonly key: string; readonly places: readonly string[] }[]
