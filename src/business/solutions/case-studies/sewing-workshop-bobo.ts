import type { CaseStudy } from './case-study.ts'

export const sewingWorkshopInBobo: CaseStudy = {
  id: 15,
  title: {
    fr: 'Quatorze machines à coudre au rythme du soleil',
    en: 'Fourteen sewing machines at the pace of the sun',
  },
  sector: 'manufacturing',
  country: 'bf',
  location: { fr: 'Bobo-Dioulasso, Burkina Faso', en: 'Bobo-Dioulasso, Burkina Faso' },
  date: '2025',
  capacity: '12kVA/15kWh',
  beneficiaries: { fr: '18 couturières et apprenties', en: '18 seamstresses and apprentices' },
  thumbnail: null,
  specifications: {
    pvModule: { fr: '12 panneaux de 550 W (6,6 kWc)', en: '12 panels of 550 W (6.6 kWp)' },
    inverter: { fr: 'Onduleur hybride de 12 kVA', en: 'Hybrid inverter of 12 kVA' },
    battery: {
      fr: '15 kWh, lithium fer phosphate (LiFePO4), trois modules',
      en: '15 kWh, lithium iron phosphate (LiFePO4), three modules',
    },
    installationDate: '2025-02-08',
  },
  description: {
    fr: 'Un atelier de couture qui travaille le faso dan fani perdait des heures à chaque délestage. Ses machines tournent désormais au solaire, et la batterie tient une demi-journée de production.',
    en: 'A workshop that sews faso dan fani cloth lost hours at every power cut. Its machines now run on solar power, and the battery holds half a day of production.',
  },
  impact: {
    fr: 'Quatre heures de production complète sur batterie : les commandes sortent le jour promis.',
    en: 'Four hours of full production on battery: orders leave on the day promised.',
  },
  detailedDescription: {
    fr: 'Dans un atelier, c’est la puissance qui décide. Dix machines industrielles, quatre machines domestiques, l’éclairage, les ventilateurs et un fer industriel de 2 000 W demandent ensemble 7,6 kW ; avec la marge de 25 %, 9,5 kW. L’onduleur de 12 kVA en fournit 9,6 en continu. La consommation est de 26,9 kWh par jour, dont 23,9 kWh pour ce qui ne doit pas s’arrêter ; le fer à repasser attend le soleil ou le réseau. Avec 5,64 heures de plein soleil en moyenne à Bobo-Dioulasso, douze panneaux suffisent, la SONABEL prenant le relais les jours couverts.',
    en: 'In a workshop it is power that decides. Ten industrial machines, four domestic ones, the lights, the fans and an industrial iron of 2,000 W together ask for 7.6 kW; with the margin of 25%, 9.5 kW. The 12 kVA inverter gives 9.6 continuously. The workshop uses 26.9 kWh a day, of which 23.9 kWh for what must not stop; the iron waits for the sun or the grid. With 5.64 peak sun hours on average in Bobo-Dioulasso, twelve panels are enough, the utility SONABEL taking over on overcast days.',
  },
  keyFeatures: {
    fr: [
      'Onduleur choisi pour la puissance des machines, non pour l’énergie du jour',
      'Quatre heures de production complète sur batterie',
      'Fer industriel sur un circuit séparé, coupé quand la batterie travaille',
      'Panneaux accessibles depuis la terrasse, pour le nettoyage',
    ],
    en: [
      'Inverter chosen for the power of the machines, not for the energy of the day',
      'Four hours of full production on battery',
      'Industrial iron on a circuit of its own, cut while the battery works',
      'Panels within reach of the terrace, for cleaning',
    ],
  },
  results: {
    fr: [
      '26,9 kWh par jour pour 14 machines et leur atelier',
      'La nuit, éclairage extérieur et internet sans réseau : 19 heures à partir de 17 h, reprise du matin comprise',
      'Un groupe diesel brûlerait environ 7,3 litres par jour pour la même énergie (0,27 litre par kWh)',
    ],
    en: [
      '26.9 kWh a day for 14 machines and their workshop',
      'At night, outdoor light and internet without the grid: 19 hours from 5 pm, the start of the next morning included',
      'A diesel generator would burn about 7.3 litres a day for the same energy (0.27 litre per kWh)',
    ],
  },
  testimonial: {
    customerName: 'Mariam T.',
    customerTitle: { fr: 'Fondatrice de l’atelier', en: 'Founder of the workshop' },
    quote: {
      fr: 'Le devis disait ce que le système ne ferait pas : le fer la nuit, par exemple. C’est pour cela que j’ai signé.',
      en: 'The quote said what the system would not do: the iron at night, for example. That is why I signed.',
    },
  },
  need: {
    place: 'bobo-dioulasso',
    grid: true,
    backupHours: 4,
    use: [
      { applianceId: 161, quantity: 10, hoursDay: 6, hoursNight: 0, isEssential: true },
      { applianceId: 160, quantity: 4, hoursDay: 6, hoursNight: 0, isEssential: true },
      { applianceId: 120, quantity: 12, hoursDay: 7, hoursNight: 2, isEssential: true },
      { applianceId: 129, quantity: 6, hoursDay: 8, hoursNight: 0, isEssential: true },
      { applianceId: 70, quantity: 1, hoursDay: 8, hoursNight: 0, isEssential: true },
      { applianceId: 45, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 25, quantity: 4, hoursDay: 0, hoursNight: 12, isEssential: true },
      { applianceId: 82, quantity: 1, hoursDay: 3, hoursNight: 0, isEssential: true },
      { applianceId: 146, quantity: 1, hoursDay: 3, hoursNight: 0, isEssential: false },
    ],
  },
  system: { inverterKva: 12, batteryKwh: 15, panels: 12, panelW: 550 },
}
