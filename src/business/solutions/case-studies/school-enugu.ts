import type { CaseStudy } from './case-study.ts'

export const schoolInEnugu: CaseStudy = {
  id: 14,
  title: {
    fr: 'Une salle informatique qui ne s’éteint plus en plein cours',
    en: 'A computer room that no longer goes dark in class',
  },
  sector: 'education',
  country: 'cm',
  location: { fr: 'Enugu, Nigéria', en: 'Enugu, Nigeria' },
  date: '2025',
  capacity: '10kVA/15kWh',
  beneficiaries: { fr: '420 élèves et 26 enseignants', en: '420 students and 26 teachers' },
  thumbnail: null,
  specifications: {
    pvModule: { fr: '15 panneaux de 550 W (8,25 kWc)', en: '15 panels of 550 W (8.25 kWp)' },
    inverter: { fr: 'Onduleur hybride de 10 kVA', en: 'Hybrid inverter of 10 kVA' },
    battery: {
      fr: '15 kWh, lithium fer phosphate (LiFePO4), trois modules',
      en: '15 kWh, lithium iron phosphate (LiFePO4), three modules',
    },
    installationDate: '2025-08-30',
  },
  description: {
    fr: 'Vingt ordinateurs portables, les ventilateurs de douze salles et la pompe du forage : le lycée consomme surtout quand le soleil brille. La batterie couvre les coupures de la journée et l’éclairage de sécurité de la nuit.',
    en: 'Twenty laptops, the fans of twelve rooms and the borehole pump: the secondary school uses most of its energy while the sun shines. The battery covers outages by day and the security lights at night.',
  },
  impact: {
    fr: 'Six heures de cours complètes sur batterie seule, ordinateurs et ventilateurs compris.',
    en: 'Six full hours of class on battery alone, computers and fans included.',
  },
  detailedDescription: {
    fr: 'Le proviseur avait une demande simple : qu’un examen sur ordinateur ne soit plus jamais interrompu. L’établissement consomme 27,2 kWh par jour, dont 23,9 kWh pour ce qui ne doit pas s’arrêter. La plus grande part de cette énergie est utilisée entre 9 h et 17 h, directement depuis le toit. Ce qui fonctionne ensemble demande 5,6 kW, soit 7,0 kW avec la marge de 25 % : un onduleur de 10 kVA les fournit, et démarre la pompe sans baisse de tension. Le calcul sur l’ensoleillement moyen d’Enugu, 4,92 heures de plein soleil, demandait 14 panneaux ; le toit en porte 15, en trois rangées égales.',
    en: 'The principal had a simple request: that no exam on computers should ever be interrupted again. The school uses 27.2 kWh a day, of which 23.9 kWh for what must not stop. Most of it is used between 9 am and 5 pm, straight from the roof. What runs together asks for 5.6 kW, that is 7.0 kW with the margin of 25%: a 10 kVA inverter gives it, and starts the pump without a dip. Sized for the yearly mean of Enugu, 4.92 peak sun hours, the calculation asked for 14 panels; the roof carries 15, in three equal rows.',
  },
  keyFeatures: {
    fr: [
      'Six heures de cours sur batterie, sans réseau ni soleil',
      'Lampadaires et caméras alimentés toute la nuit',
      'Projecteurs et photocopieur hors du circuit secouru',
      'Un écran dans le hall montre aux élèves la production du toit',
    ],
    en: [
      'Six hours of class on battery, with neither grid nor sun',
      'Street lights and cameras powered all night',
      'Projectors and photocopier kept off the backed-up circuit',
      'A screen in the hall shows students what the roof produces',
    ],
  },
  results: {
    fr: [
      '27,2 kWh par jour, pour l’essentiel consommés en plein soleil',
      'À partir de 17 h, les appareils essentiels tiennent 17 heures sur batterie',
      'Un groupe diesel brûlerait environ 7,3 litres par jour pour la même énergie (0,27 litre par kWh)',
    ],
    en: [
      '27.2 kWh a day, most of it used in full sun',
      'From 5 pm, the essential appliances last 17 hours on battery',
      'A diesel generator would burn about 7.3 litres a day for the same energy (0.27 litre per kWh)',
    ],
  },
  testimonial: {
    customerName: 'Chinedu O.',
    customerTitle: { fr: 'Proviseur', en: 'Principal' },
    quote: {
      fr: 'Nous avons organisé notre premier examen blanc sur ordinateur en octobre. Le réseau a sauté deux fois. Les élèves ne l’ont pas remarqué.',
      en: 'We held our first mock exam on computers in October. The grid went off twice. The students did not notice.',
    },
  },
  need: {
    place: 'enugu',
    grid: true,
    backupHours: 6,
    use: [
      { applianceId: 70, quantity: 20, hoursDay: 5, hoursNight: 0, isEssential: true },
      { applianceId: 119, quantity: 30, hoursDay: 3, hoursNight: 3, isEssential: true },
      { applianceId: 129, quantity: 12, hoursDay: 5, hoursNight: 0, isEssential: true },
      { applianceId: 79, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 80, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 126, quantity: 6, hoursDay: 0, hoursNight: 12, isEssential: true },
      { applianceId: 83, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 84, quantity: 4, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 58, quantity: 1, hoursDay: 1.5, hoursNight: 0, isEssential: true },
      { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 77, quantity: 2, hoursDay: 3, hoursNight: 0, isEssential: false },
      { applianceId: 74, quantity: 1, hoursDay: 2, hoursNight: 0, isEssential: false },
    ],
  },
  system: { inverterKva: 10, batteryKwh: 15, panels: 15, panelW: 550 },
}
