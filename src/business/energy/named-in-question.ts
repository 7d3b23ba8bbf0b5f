import { foldText } from '#kernel/fold-text.ts'
import type { ListedPlace } from './listed-place.ts'
import { spokenAppliances } from './spoken-appliances.ts'
import type { TypicalNeedName } from './typical-needs.ts'

const wordsOf = (text: string) => foldText(text).split(/[^a-z0-9]+/)

/** An air conditioner, whose name says AC, or climatiseur. */
const cooling = new RegExp(String.raw`\b(?:${spokenAppliances.airConditioner})\b`, 'g')

/** The needs that a question names: a word of three letters or more begins a word of their name, in the singular or the plural. */
export function needsNamed<Need extends TypicalNeedName>(needs: readonly Need[], question: string): Need[] {
  const asked = wordsOf(foldText(question).replaceAll(cooling, 'climatiseur'))
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2)
  return needs.filter(({ name, nameEn }) =>
    wordsOf(`${name} ${nameEn}`).some((word) => asked.some((each) => word.startsWith(each))),
  )
}

/** The places that a question names: every word of their town, or of their region, is in it. */
export function placesNamed(places: readonly ListedPlace[], question: string): ListedPlace[] {
  const asked = new Set(wordsOf(question))
  return places.filter(({ city, region }) =>
    [city, region].some((name) => wordsOf(name).every((word) => asked.has(word))),
  )
}
