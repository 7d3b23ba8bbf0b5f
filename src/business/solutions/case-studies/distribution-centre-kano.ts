import type { CaseStudy } from './case-study.ts'

export const distributionCentreInKano: CaseStudy = {
  id: 12,
  title: {
    fr: 'Un centre de distribution et sa chambre froide à Kano',
    en: 'A distribution centre and its cold room in Kano',
  },
  sector: 'business',
  country: 'cm',
  location: { fr: 'Kano, Nigéria', en: 'Kano, Nigeria' },
  date: '2025',
  capacity: '15kVA/20kWh',
  beneficiaries: { fr: '38 salariés et 120 boutiques livrées', en: '38 employees and 120 shops supplied' },
  thumbnail: null,
  specifications: {
    pvModule: { fr: '32 panneaux de 550 W (17,6 kWc)', en: '32 panels of 550 W (17.6 kWp)' },
    inverter: { fr: 'Onduleur hybride triphasé de 15 kVA', en: 'Three-phase hybrid inverter of 15 kVA' },
    battery: {
      fr: '20 kWh, lithium fer phosphate (LiFePO4), quatre modules',
      en: '20 kWh, lithium iron phosphate (LiFePO4), four modules',
    },
    installationDate: '2025-05-17',
  },
  description: {
    fr: 'Une chambre froide, un congélateur, les caisses et l’éclairage de l’entrepôt : le centre fonctionne en journée grâce à son toit et traverse les coupures sans redémarrer le groupe.',
    en: 'A cold room, a freezer, the tills and the lights of the warehouse: the centre runs from its roof by day and gets through outages without restarting the generator.',
  },
  impact: {
    fr: 'Quatre heures d’activité complète sur batterie, et huit heures le soir, chambre froide comprise.',
    en: 'Four hours of full activity on battery, and eight in the evening, the cold room included.',
  },
  detailedDescription: {
    fr: 'La chambre froide prend à elle seule 31,7 kWh des 75,4 kWh consommés chaque jour ; 60,0 kWh sont essentiels. Son compresseur décide aussi de l’onduleur : 7,4 kW fonctionnent ensemble, et son démarrage porte la pointe à 11,8 kW. Un onduleur de 15 kVA donne 12 kW en continu et démarre le compresseur sans aide. Le centre n’a pas demandé une nuit entière d’autonomie : quatre heures suffisent, car le réseau revient, et chaque heure de plus aurait coûté un module de batterie. Avec 6,04 heures de plein soleil en moyenne à Kano, l’entrepôt porte 32 panneaux.',
    en: 'The cold room alone takes 31.7 kWh of the 75.4 kWh used every day; 60.0 kWh are essential. Its compressor also decides the inverter: 7.4 kW run together, and its start brings the peak to 11.8 kW. A 15 kVA inverter gives 12 kW continuously and starts the compressor unaided. The centre did not ask for a whole night: four hours are enough, because the grid returns, and every further hour would have cost a battery module. With 6.04 peak sun hours on average in Kano, the warehouse carries 32 panels.',
  },
  keyFeatures: {
    fr: [
      'Démarrage du compresseur de la chambre froide compris dans la puissance de l’onduleur',
      'Quatre heures d’activité complète sur batterie',
      'Climatiseurs et rideaux métalliques hors du circuit secouru',
      'Alerte par SMS si la chambre froide se réchauffe',
    ],
    en: [
      'The start of the cold room’s compressor is within the inverter’s power',
      'Four hours of full activity on battery',
      'Air conditioners and roll-up doors kept off the backed-up circuit',
      'An alert by SMS if the cold room warms up',
    ],
  },
  results: {
    fr: [
      '75,4 kWh par jour couverts par 17,6 kWc de panneaux, sur la moyenne de l’année',
      'À partir de 17 h, l’essentiel tient 8 heures sur batterie',
      'Un groupe diesel brûlerait environ 20,3 litres par jour pour la même énergie (0,27 litre par kWh)',
    ],
    en: [
      '75.4 kWh a day covered by 17.6 kWp of panels, on the mean of the year',
      'From 5 pm, what is essential lasts 8 hours on battery',
      'A diesel generator would burn about 20.3 litres a day for the same energy (0.27 litre per kWh)',
    ],
  },
  need: {
    place: 'kano',
    grid: true,
    backupHours: 4,
    use: [
      { applianceId: 137, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 102, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 70, quantity: 5, hoursDay: 8, hoursNight: 0, isEssential: true },
      { applianceId: 87, quantity: 2, hoursDay: 8, hoursNight: 0, isEssential: true },
      { applianceId: 89, quantity: 2, hoursDay: 4, hoursNight: 0, isEssential: true },
      { applianceId: 90, quantity: 6, hoursDay: 8, hoursNight: 0, isEssential: true },
      { applianceId: 120, quantity: 24, hoursDay: 7, hoursNight: 1, isEssential: true },
      { applianceId: 131, quantity: 4, hoursDay: 6, hoursNight: 0, isEssential: true },
      { applianceId: 97, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 84, quantity: 10, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 125, quantity: 4, hoursDay: 0, hoursNight: 12, isEssential: true },
      { applianceId: 79, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 99, quantity: 2, hoursDay: 2, hoursNight: 0, isEssential: false },
      { applianceId: 133, quantity: 3, hoursDay: 6, hoursNight: 0, isEssential: false },
    ],
  },
  system: { inverterKva: 15, batteryKwh: 20, panels: 32, panelW: 550 },
}
