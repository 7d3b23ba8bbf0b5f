import type { ListedPlace } from '#business/energy/listed-place.ts'
import { placesNamed } from '#business/energy/named-in-question.ts'
import type { Segment } from '#business/energy/segment.ts'
import { foldText } from '#kernel/fold-text.ts'
import type { AdminLead } from '../../admin-lead.ts'

type Said = Pick<AdminLead, 'payload' | 'timeline'>

/** What staff noted of a request, the last first. */
export const notesOf = ({ timeline }: Pick<Said, 'timeline'>): string[] =>
  timeline.flatMap(({ event, said }) => (event === 'note' ? [said] : [])).toReversed()

/** All that was written of what a customer wants: by them, and by staff of them. */
const allWords = (lead: Said): string =>
  [...Object.values(lead.payload), ...notesOf(lead)].filter((value) => typeof value === 'string').join('\n')

/** Towns by the names that people shorten them to. */
const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bouaga\b/gi, 'Ouagadougou'],
  [/\bbobo\b/gi, 'Bobo-Dioulasso'],
  [/\bfada\b/gi, 'Fada N’Gourma'],
]

/** The place of a request among those whose sun we know: the one that its form asked for, else the first that is named in it. */
export function placeAsked(lead: Said, places: readonly ListedPlace[]): ListedPlace | undefined {
  const chosen = places.find(({ key }) => key === lead.payload['state'])
  if (chosen) return chosen
  const words = shortened.reduce((said, [short, whole]) => said.replaceAll(short, whole), allWords(lead))
  return placesNamed(places, words)[0]
}

const business =
  /\b(boutiques?|magasins?|commerces?|shops?|stores?|supermarkets?|supermarches?|offices?|bureaux?|ateliers?|workshops?|usines?|factor(?:y|ies)|entrepots?|warehouses?|fermes?|farms?|elevages?|hotels?|auberges?|restaurants?|maquis|bars?|cliniques?|clinics?|hospitals?|hopita(?:l|ux)|pharmac(?:y|ies?)|ecoles?|schools?|church(?:es)?|eglises?|mosques?|mosquees?|salons? de coiffure|hair salon|boulangeries?|baker(?:y|ies)|entreprises?|business|compan(?:y|ies)|pos|tpe)\b/

const home =
  /\b(maisons?|villas?|domiciles?|logements?|appartements?|concessions?|houses?|homes?|flats?|apartments?|duplex|bungalows?|famil(?:le|y))\b/

/** Whether a home or a business is named; null where neither is. */
export function segmentAsked(lead: Said): Segment | null {
  const words = foldText(allWords(lead))
  if (business.test(words)) return 'commercial'
  return home.test(words) ? 'residential' : null
}
