import type { Language } from '#kernel/language.ts'

/**
 * Where the prices come from that the catalogue came with, in other languages: they are kept as they were noted, in English. What staff
 * write of a price stands as they wrote it.
 */
export const priceBases: Readonly<Record<string, Partial<Readonly<Record<Language, string>>>>> = {
  'no published price; 6kVA/15kWh at 6,955,000 scaled by the Burkina Faso ratio Core/Elite gives about 2.8 M; rounded down':
    {
      fr: 'pas de prix publié ; le 6kVA/15kWh à 6 955 000, au rapport Core/Elite du Burkina Faso, donne environ 2,8 M ; arrondi vers le bas',
    },
  '6kVA/15kWh at 6,955,000 scaled by the Burkina Faso ratio Plus/Elite': {
    fr: 'le 6kVA/15kWh à 6 955 000, au rapport Plus/Elite du Burkina Faso',
  },
  'dealer catalogue, solarvillage.africa: Huawei iSite Power-M 6kVA 15kWh All-in-One System': {
    fr: 'catalogue de revendeur, solarvillage.africa : Huawei iSite Power-M 6kVA 15kWh All-in-One System',
  },
  'the company’s own example of instalments': { fr: 'exemple de mensualités donné par l’entreprise' },
  'between the kits of Eco Beast and Power M; not found published': {
    fr: 'entre les kits Eco Beast et Power M ; aucun prix publié trouvé',
  },
  'no published price; order of published parts: 6 kVA inverter 599,000 + 48 V battery 10 kWh 1,608,000 or 15 kWh 2,297,500 (solarvillage.africa), plus margin and installation':
    {
      fr: 'pas de prix publié ; ordre de grandeur des pièces publiées : onduleur 6 kVA 599 000 + batterie 48 V de 10 kWh 1 608 000 ou de 15 kWh 2 297 500 (solarvillage.africa), plus la marge et la pose',
    },
  'no published price of the smaller inverter: that of the Eco Beast 6kVA / 10kWh': {
    fr: 'pas de prix publié du petit onduleur : celui de l’Eco Beast 6kVA / 10kWh',
  },
  'USD 1,699 list price; no naira price found': { fr: 'prix catalogue de 1 699 USD ; aucun prix en nairas trouvé' },
  'South African retail of about USD 456; no naira price found': {
    fr: 'prix de détail sud-africain d’environ 456 USD ; aucun prix en nairas trouvé',
  },
  'South African retail of about USD 456; no naira price found; plus panels': {
    fr: 'prix de détail sud-africain d’environ 456 USD ; aucun prix en nairas trouvé ; plus les panneaux',
  },
  'published parts: IVEM3024 379,000 + 5 kWh 24 V battery 940,000 (solarvillage.africa), without panels and installation':
    {
      fr: 'pièces publiées : IVEM3024 379 000 + batterie 24 V de 5 kWh 940 000 (solarvillage.africa), sans panneaux ni pose',
    },
  'IVEM5048 480,000 (undated) + 10 kWh 48 V battery 1,608,000 (solarvillage.africa), without panels and installation': {
    fr: 'IVEM5048 480 000 (sans date) + batterie 48 V de 10 kWh 1 608 000 (solarvillage.africa), sans panneaux ni pose',
  },
  'no published price and no sheet read: that of the Eco Beast 6kVA / 15kWh, whose published parts are the same (inverter 599,000, battery 2,297,500)':
    {
      fr: 'ni prix publié ni fiche lue : celui de l’Eco Beast 6kVA / 15kWh, dont les pièces publiées sont les mêmes (onduleur 599 000, batterie 2 297 500)',
    },
  'European dealer price, battery only: EUR 2,900 to 3,500 (10 kWh), 4,200 to 5,000 (15 kWh); no naira price found': {
    fr: 'prix de revendeur européen, batterie seule : 2 900 à 3 500 EUR (10 kWh), 4 200 à 5 000 EUR (15 kWh) ; aucun prix en nairas trouvé',
  },
  'no published price; that of Eco Beast 6kVA / 5kWh': { fr: 'pas de prix publié ; celui de l’Eco Beast 6kVA / 5kWh' },
  'the company’s own price list for Burkina Faso': { fr: 'tarif de l’entreprise pour le Burkina Faso' },
  'no published price; that of Eco Beast 6kVA / 10kWh': {
    fr: 'pas de prix publié ; celui de l’Eco Beast 6kVA / 10kWh',
  },
  'no published price; that of Eco Beast 6kVA / 15kWh': {
    fr: 'pas de prix publié ; celui de l’Eco Beast 6kVA / 15kWh',
  },
  'no published price; that of Power M 3kVA / 5kWh': { fr: 'pas de prix publié ; celui du Power M 3kVA / 5kWh' },
  'no published price; that of Power M 6kVA / 10kWh': { fr: 'pas de prix publié ; celui du Power M 6kVA / 10kWh' },
  'no published price; that of Power M 6kVA / 15kWh': { fr: 'pas de prix publié ; celui du Power M 6kVA / 15kWh' },
  'no published price; that of the EB70, the nearest BLUETTI unit in price': {
    fr: 'pas de prix publié ; celui de l’EB70, l’appareil BLUETTI le plus proche en prix',
  },
  '500 W panel 145,000 (market estimate of November 2025); Jinko 615 W 149,800 (solarvillage.africa)': {
    fr: 'panneau de 500 W 145 000 (estimation du marché, novembre 2025) ; Jinko 615 W 149 800 (solarvillage.africa)',
  },
  'Jinko 615 W 149,800 (solarvillage.africa)': { fr: 'Jinko 615 W 149 800 (solarvillage.africa)' },
}
