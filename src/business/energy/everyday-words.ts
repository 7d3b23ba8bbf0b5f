import { foldText } from '#kernel/fold-text.ts'
import type { ApplianceKind } from './appliance-kind.ts'
import type { ListedAppliance } from './listed-appliance.ts'

type Row = readonly [kind: ApplianceKind, words: string, named?: RegExp]

/**
 * What people in Nigeria and Burkina Faso call things, in French and English, without accents and in the singular: the words of a
 * kind, or of those of the kind that are named so.
 */
const table: readonly Row[] = [
  ['air_conditioner', 'ac aircon airco air clim climatisation conditioning split'],
  ['fridge_freezer', 'fridge frigo frigidaire refrigerator', /refrig|fridge/],
  ['fridge_freezer', 'deep freezer congelo congelateur', /freezer/],
  ['cold_room', 'frigo fridge'],
  ['routers_network', 'wifi box mifi internet connexion', /router|modem|satellite/],
  ['routers_network', 'starlink', /satellite/],
  ['computers', 'pc ordi computer notebook', /laptop/],
  ['computers', 'pc ordi computer desktop', /desktop/],
  ['computers', 'screen pc', /monitor/],
  ['lights', 'light lamp lumiere lampe ampoule bulb', /bulb|fluorescent 20|60 w/],
  ['lights', 'light lamp lumiere lampe neon', /tube/],
  ['lights', 'light lamp lumiere lampe'],
  ['outdoor_security_lights', 'light lamp lumiere lampe projecteur'],
  ['tv', 'tv tele television ecran screen', /tv/],
  ['tv', 'decoder decodeur dstv gotv canal canalsat startimes', /decoder/],
  ['fans', 'ventilo ventilateur fan brasseur', /fan/],
  ['pump', 'pump pompe borehole forage puit well sumo', /submersible|borehole/],
  ['pump', 'pump pompe sumo water eau'],
  ['iron', 'iron fer pressing'],
  ['phone_charging', 'phone telephone smartphone chargeur charger', /phone/],
  ['washing_machine', 'washer lave-linge lavage laundry'],
  ['water_heater', 'geyser boiler ballon chauffe-bain'],
  ['microwave_kettle_coffee', 'micro-onde', /microwave/],
  ['microwave_kettle_coffee', 'jug', /kettle/],
  ['microwave_kettle_coffee', 'cafetiere', /coffee|espresso/],
  ['stove', 'hotplate rechaud cuisiniere cooker stove'],
  ['audio', 'music musique radio speaker sono baffle enceinte'],
  ['cctv', 'camera cctv dvr nvr surveillance'],
  ['pos', 'pos tpe', /pos/],
  ['printers', 'printer imprimante photocopie', /print|copier/],
  ['sewing', 'sewing couture'],
  ['welding', 'welder soudure'],
  ['compressor', 'compresseur compressor gonfleur'],
  ['generator', 'gen genset generator groupe'],
  ['projectors', 'projector projecteur beamer'],
  ['signboards', 'sign enseigne'],
  ['other', 'mixeur moulin grinder', /blender/],
  ['other', 'sechoir dryer', /hair/],
]

/** The words of a text, folded and in the singular: "d’encre" is two, "TVs" and "TV" are one. */
function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 2 ? word.replace(/s$/, '') : word,
  )
}

const everyday = new Set(table.flatMap(([, words]) => wordsOf(words)))

function called({ kind, name, nameEn }: ListedAppliance): Set<string> {
  const english = foldText(nameEn)
  const rows = table.filter(([of, , named]) => of === kind && (!named || named.test(english)))
  return new Set([name, nameEn, ...rows.map(([, words]) => words)].flatMap((words) => wordsOf(words)))
}

/**
 * The appliances that people call so: every word of `query` is one of their words, or the start of one. A word of every day is
 * whole: "AC" finds air conditioners and no accumulator, "télé" no telephone.
 */
export function searchAppliances<T extends ListedAppliance>(appliances: readonly T[], query: string): T[] {
  const asked = wordsOf(query.replace(/\ba\/c\b/i, 'ac').replace(/wi-?fi/i, 'wifi'))
  return appliances.filter((appliance) => {
    const words = called(appliance)
    return asked.every(
      (word) => words.has(word) || (!everyday.has(word) && [...words].some((own) => own.startsWith(word))),
    )
  })
}
