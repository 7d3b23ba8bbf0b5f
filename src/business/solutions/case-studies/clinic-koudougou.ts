import type { CaseStudy } from './case-study.ts'

export const clinicNearKoudougou: CaseStudy = {
  id: 13,
  title: {
    fr: 'Un centre de santé rural qui garde ses vaccins au froid',
    en: 'A rural health centre that keeps its vaccines cold',
  },
  sector: 'healthcare',
  country: 'bf',
  location: { fr: 'Près de Koudougou, Burkina Faso', en: 'Near Koudougou, Burkina Faso' },
  date: '2024',
  capacity: '6kVA/10kWh',
  beneficiaries: { fr: 'Quatre villages, huit soignants', en: 'Four villages, eight health workers' },
  thumbnail: null,
  specifications: {
    pvModule: { fr: '8 panneaux de 550 W (4,4 kWc)', en: '8 panels of 550 W (4.4 kWp)' },
    inverter: { fr: 'Onduleur hybride de 6 kVA, monophasé', en: 'Hybrid inverter of 6 kVA, single phase' },
    battery: {
      fr: '10 kWh, lithium fer phosphate (LiFePO4), deux modules',
      en: '10 kWh, lithium iron phosphate (LiFePO4), two modules',
    },
    installationDate: '2024-11-22',
  },
  description: {
    fr: 'Aucune ligne électrique n’arrive jusqu’au centre. Le soleil alimente le réfrigérateur médical, l’éclairage des accouchements de nuit et le concentrateur d’oxygène.',
    en: 'No power line reaches the centre. The sun powers the medical refrigerator, the light for deliveries at night and the oxygen concentrator.',
  },
  impact: {
    fr: 'Les appareils essentiels tiennent 18 heures sur batterie, de la fin de l’après-midi au milieu de la matinée.',
    en: 'The essential appliances last 18 hours on battery, from late afternoon to the middle of the morning.',
  },
  detailedDescription: {
    fr: 'Sans réseau, rien ne pardonne une erreur de calcul : le système est dimensionné pour le mois le moins ensoleillé. À Koudougou c’est décembre, avec 5,24 heures de plein soleil par jour, à cause des journées courtes et de la poussière. Le centre consomme 14,0 kWh par jour, dont 11,1 kWh essentiels. Le stérilisateur et la pompe ne tournent qu’en journée, directement sur les panneaux. Le calcul demandait sept panneaux ; nous en avons posé huit, pour que la poussière de l’harmattan n’entame pas la réserve. La batterie alimente les appareils essentiels 16 heures de suite, la durée demandée par l’infirmier-chef.',
    en: 'Without a grid nothing forgives a wrong figure: the system is sized for the month with the least sun. In Koudougou that is December, with 5.24 peak sun hours a day, because of short days and dust. The centre uses 14.0 kWh a day, of which 11.1 kWh are essential. The sterilizer and the pump run by day only, straight from the panels. The calculation asked for seven panels; we put up eight, so that harmattan dust does not eat into the reserve. The battery runs the essential appliances for 16 hours in a row, as the head nurse asked.',
  },
  keyFeatures: {
    fr: [
      'Réfrigérateur médical, concentrateur d’oxygène et éclairage sur un circuit prioritaire',
      'Dimensionné pour décembre, le mois le moins ensoleillé',
      'Un panneau de plus que le calcul, pour la poussière',
      'Pompe et stérilisateur commandés par une minuterie, entre 10 h et 15 h',
    ],
    en: [
      'Medical refrigerator, oxygen concentrator and lights on a priority circuit',
      'Sized for December, the month with the least sun',
      'One panel more than calculated, for the dust',
      'Pump and sterilizer on a timer, between 10 am and 3 pm',
    ],
  },
  results: {
    fr: [
      '14,0 kWh par jour sans carburant ; un groupe diesel brûlerait environ 3,8 litres (0,27 litre par kWh)',
      'Éclairage toute la nuit pour la maternité',
      'Nettoyage des panneaux toutes les trois semaines en saison sèche, par le gardien formé à la mise en service',
    ],
    en: [
      '14.0 kWh a day without fuel; a diesel generator would burn about 3.8 litres (0.27 litre per kWh)',
      'Light all night for the maternity ward',
      'Panels cleaned every three weeks in the dry season, by the keeper trained at commissioning',
    ],
  },
  testimonial: {
    customerName: 'Issouf K.',
    customerTitle: { fr: 'Infirmier-chef du centre', en: 'Head nurse of the centre' },
    quote: {
      fr: 'Avant, un accouchement de nuit se faisait à la lampe torche. Aujourd’hui, je ne pense plus à l’électricité quand on frappe à la porte.',
      en: 'A delivery at night used to be done by torchlight. Today I no longer think of electricity when somebody knocks at the door.',
    },
  },
  need: {
    place: 'koudougou',
    grid: false,
    backupHours: 16,
    use: [
      { applianceId: 139, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 19, quantity: 12, hoursDay: 2, hoursNight: 5, isEssential: true },
      { applianceId: 129, quantity: 3, hoursDay: 6, hoursNight: 4, isEssential: true },
      { applianceId: 25, quantity: 3, hoursDay: 0, hoursNight: 12, isEssential: true },
      { applianceId: 70, quantity: 1, hoursDay: 6, hoursNight: 0, isEssential: true },
      { applianceId: 45, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 150, quantity: 1, hoursDay: 1, hoursNight: 2, isEssential: true },
      { applianceId: 82, quantity: 1, hoursDay: 3, hoursNight: 0, isEssential: true },
      { applianceId: 113, quantity: 1, hoursDay: 2, hoursNight: 0, isEssential: false },
      { applianceId: 57, quantity: 1, hoursDay: 2, hoursNight: 0, isEssential: false },
    ],
  },
  system: { inverterKva: 6, batteryKwh: 10, panels: 8, panelW: 550 },
}
