import { spokenAppliances } from '#business/energy/spoken-appliances.ts'
import { foldText } from '#kernel/fold-text.ts'
import type { ContentLanguage, LocalizedContent } from '#kernel/language.ts'

type Row = readonly [spoken: string, written: LocalizedContent]

/**
 * What people in Nigeria and Burkina Faso say, folded, and the words that the site writes for it. What the site writes as it is
 * said (SONABEL, Band A) stands in no row.
 */
const table: readonly Row[] = [
  [spokenAppliances.fridge, { fr: 'réfrigérateur', en: 'fridge' }],
  [spokenAppliances.freezer, { fr: 'congélateur', en: 'freezer' }],
  ['ventilo|brasseur|brasseur d.air', { fr: 'ventilateur', en: 'fan' }],
  [spokenAppliances.airConditioner, { fr: 'climatiseur', en: 'air conditioner' }],
  ['neon|reglette', { fr: 'lampe', en: 'lamp' }],
  ['wi-?fi|mifi', { fr: 'routeur', en: 'router' }],
  ['delestages?|coupures?|nepa took light|load shedding', { fr: 'coupure', en: 'outage' }],
  ['kit solaire|solar kit', { fr: 'système solaire', en: 'solar system' }],
  ['cash ?power|prepaid meter|nepa|phcn|disco', { fr: 'facture électricité', en: 'electricity bill' }],
  ['cnib|rccm', { fr: 'documents', en: 'documents' }],
  ['mobile money|orange money|moov money|momo', { fr: 'mensualité', en: 'instalments' }],
  ['pos|tpe', { fr: 'boutique', en: 'shop' }],
  ['gen|genset|groupe', { fr: 'groupe électrogène', en: 'generator' }],
  ['pc|ordi|laptop', { fr: 'ordinateur', en: 'computer' }],
  [spokenAppliances.pump, { fr: 'pompe', en: 'pump' }],
  ['inverter', { fr: 'onduleur', en: 'inverter' }],
]

const rows = table.map(([spoken, written]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${spoken})(?![\p{L}\p{N}])`, 'gu'),
  written,
}))

/** A question with what people say put as the site writes it; null where it says nothing of that kind. */
export function inSiteWords(question: string, language: ContentLanguage): string | null {
  const folded = foldText(question)
  const written = rows.reduce((text, row) => text.replace(row.pattern, row.written[language]), folded)
  return foldText(written) === folded ? null : written
}
