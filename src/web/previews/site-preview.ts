import type { Text } from '#i18n/text.ts'
import { contactOf } from '#kernel/brand.ts'
import type { Country } from '#kernel/country.ts'
import type { Preview } from './preview.ts'

/** What stands for every page without a picture of its own: the promise of the home page. Speaks `home`. */
export function sitePreview(country: Country, text: Text): Preview {
  return {
    kind: '',
    title: text('home.hero.title', { country: contactOf(country).name[text.language] }),
    detail: '',
    offer: '',
    note: `${text('home.features.sized.title')} · ${text('home.features.instalments.title')}`,
    drawing: 'hero',
  }
}
