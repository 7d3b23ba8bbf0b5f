import type { CaseStudy } from './case-study.ts'

export const homeInLagos: CaseStudy = {
  id: 20,
  title: {
    fr: 'Un appartement familial sans coupure à Surulere',
    en: 'A family flat without outages in Surulere',
  },
  sector: 'residential',
  country: 'cm',
  location: { fr: 'Lagos, Nigéria', en: 'Lagos, Nigeria' },
  date: '2026',
  capacity: '3kVA/5kWh',
  beneficiaries: { fr: 'Une famille de cinq personnes', en: 'A family of five' },
  thumbnail: null,
  specifications: {
    pvModule: { fr: '4 panneaux de 550 W (2,2 kWc)', en: '4 panels of 550 W (2.2 kWp)' },
    inverter: { fr: 'Onduleur hybride de 3 kVA, monophasé', en: 'Hybrid inverter of 3 kVA, single phase' },
    battery: { fr: '5 kWh, lithium fer phosphate (LiFePO4)', en: '5 kWh, lithium iron phosphate (LiFePO4)' },
    installationDate: '2026-03-14',
  },
  description: {
    fr: 'Le réseau revient chaque jour, mais jamais à la même heure. Un système de 3 kVA garde en marche le réfrigérateur, les ventilateurs, l’éclairage et internet, de jour comme de nuit.',
    en: 'The grid comes back every day, never at the same hour. A 3 kVA system keeps the fridge, the fans, the lights and the internet running, by day and by night.',
  },
  impact: {
    fr: 'Les appareils essentiels tiennent 23 heures sur batterie : le petit groupe à essence ne sert plus.',
    en: 'The essential appliances last 23 hours on battery: the small petrol generator is no longer used.',
  },
  detailedDescription: {
    fr: 'La famille voulait dormir avec les ventilateurs et ne plus jeter de nourriture. Nous avons d’abord compté : 5,8 kWh par jour en tout, dont 4,2 kWh pour ce qui ne doit pas s’arrêter. Le fer à repasser et la télévision restent à la charge du soleil ou du réseau. Les appareils qui fonctionnent ensemble demandent 1,5 kW ; avec la marge de 25 % et le démarrage du réfrigérateur, un onduleur de 3 kVA suffit. Comme le réseau aide les jours gris, quatre panneaux ont été calculés sur l’ensoleillement moyen de Lagos, 4,74 heures de plein soleil par jour.',
    en: 'The family wanted to sleep with the fans on and to stop throwing food away. We counted first: 5.8 kWh a day in all, of which 4.2 kWh for what must not stop. The iron and the television are left to the sun or the grid. What runs together asks for 1.5 kW; with the margin of 25% and the start of the fridge, a 3 kVA inverter is enough. As the grid helps on grey days, four panels were sized for the yearly mean of Lagos, 4.74 peak sun hours a day.',
  },
  keyFeatures: {
    fr: [
      '16 heures d’autonomie demandées pour les appareils essentiels, 23 heures obtenues',
      'Recharge par le soleil d’abord, par le réseau ensuite',
      'Tableau séparé : le fer à repasser ne vide pas la batterie',
      'Suivi de la batterie sur téléphone',
    ],
    en: [
      '16 hours of backup asked for the essential appliances, 23 hours obtained',
      'Charged by the sun first, by the grid next',
      'Separate circuits: the iron does not empty the battery',
      'The battery followed on a phone',
    ],
  },
  results: {
    fr: [
      '5,8 kWh servis chaque jour, essentiels compris',
      'Un groupe à essence brûlerait environ 2,0 litres par jour pour la même énergie (0,35 litre par kWh)',
      'Le réfrigérateur ne s’arrête plus la nuit',
    ],
    en: [
      '5.8 kWh served every day, the essential part included',
      'A petrol generator would burn about 2.0 litres a day for the same energy (0.35 litre per kWh)',
      'The fridge no longer stops at night',
    ],
  },
  testimonial: {
    customerName: 'Folasade A.',
    customerTitle: { fr: 'Mère de trois enfants, Surulere', en: 'Mother of three, Surulere' },
    quote: {
      fr: 'On nous a demandé la liste de nos appareils avant de nous parler de prix. Nous avons acheté plus petit que prévu, et les ventilateurs tournent jusqu’au matin.',
      en: 'They asked for the list of our appliances before they talked about a price. We bought smaller than we had planned, and the fans run until morning.',
    },
  },
  need: {
    place: 'lagos',
    grid: true,
    backupHours: 16,
    use: [
      { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 17, quantity: 10, hoursDay: 1, hoursNight: 5, isEssential: true },
      { applianceId: 31, quantity: 2, hoursDay: 4, hoursNight: 8, isEssential: true },
      { applianceId: 45, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 48, quantity: 4, hoursDay: 2, hoursNight: 1, isEssential: true },
      { applianceId: 28, quantity: 1, hoursDay: 2, hoursNight: 4, isEssential: false },
      { applianceId: 30, quantity: 1, hoursDay: 2, hoursNight: 4, isEssential: false },
      { applianceId: 40, quantity: 2, hoursDay: 3, hoursNight: 1, isEssential: false },
      { applianceId: 65, quantity: 1, hoursDay: 1, hoursNight: 0, isEssential: false },
    ],
  },
  system: { inverterKva: 3, batteryKwh: 5, panels: 4, panelW: 550 },
}
