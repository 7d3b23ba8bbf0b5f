import type { Text } from '#i18n/text.ts'
import type { Localized } from '#kernel/language.ts'
import type { Preview } from './preview.ts'

/** What stands for every page without a picture of its own: the promise of the home page, in a country, `place`. Speaks `home`. */
export function sitePreview(place: Localized, text: Text): Preview {
  return {
    kind: '',
    title: text('home.hero.title', { country: place[text.language] }),
    detail: '',
    offer: '',
    note: `${text('home.features.sized.title')} · ${text('home.features.instalments.title')}`,
    drawing: 'hero',
  }
}
