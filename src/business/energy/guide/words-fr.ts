import type { GuideWords } from './guide-words.ts'

export const wordsFr: GuideWords = {
  title: 'Comprendre vos besoins en électricité avant d’acheter du solaire',
  subtitle: 'Deux pages, un crayon et une soirée : de quoi savoir quoi demander et vérifier ce qu’on vous propose.',
  list: {
    title: 'Dressez la liste de vos appareils',
    body:
      'Allez de pièce en pièce et notez tout ce qui consomme de l’électricité, avec le nombre d’appareils. Pensez à ce ' +
      'que l’on oublie : la pompe, le moteur du portail, l’éclairage de sécurité, le routeur. Ne comptez pas le groupe.',
  },
  plate: {
    title: 'Lisez la plaque signalétique',
    body:
      'Elle se trouve au dos ou dessous. Relevez les watts (W). Pas de watts ? Multipliez les volts par les ampères : ' +
      '230 V × 0,65 A = 150 W.',
    product: 'RÉFRIGÉRATEUR',
    power: 'le chiffre à noter',
    current: 'ou volts × ampères',
  },
  hours: {
    title: 'Comptez les heures, de jour et de nuit',
    body:
      'Le jour va de 9 h à 17 h : le soleil travaille pour vous. Le reste, c’est la nuit : la batterie prend ' +
      'le relais. Certains appareils s’arrêtent d’eux-mêmes : branché jour et nuit, un réfrigérateur ne tourne qu’un ' +
      'tiers du temps environ. C’est son taux de marche.',
    strip: 'Un réfrigérateur sur 24 heures : environ 8 heures de marche',
  },
  essential: {
    title: 'Séparez l’essentiel du reste',
    body:
      'L’essentiel doit tenir pendant une coupure ou un jour gris : réfrigérateur, lampes, ventilateurs, routeur. Le ' +
      'reste coûte moins au soleil : le fer peut attendre ; la télévision du soir prend de la batterie.',
    night: 'Essentiel : soleil et batterie',
    sun: 'Le reste, à moindre coût : quand il y a du soleil',
  },
  example: {
    title: 'Un exemple : une famille à Lagos',
    body: 'Puissances et heures courantes : les vôtres seront différentes.',
  },
  columns: {
    appliance: 'Appareil',
    quantity: 'Qté',
    power: 'Watts',
    share: 'Taux',
    day: 'Jour (h)',
    night: 'Nuit (h)',
    essential: 'Essentiel',
    energy: 'Wh par jour',
  },
  yes: 'oui',
  essentialTotal: 'Essentiel',
  restTotal: 'Le reste',
  total: 'Total',
  aDay: 'kWh par jour',
  formula: 'Wh par jour = quantité × watts × taux × (heures de jour + heures de nuit). 1 000 Wh = 1 kWh.',
  yours: {
    title: 'À vous',
    body: 'Taux : 35 % pour un réfrigérateur ou un congélateur, 60 à 70 % pour un climatiseur, 100 % dans le doute.',
  },
  sizing: {
    title: 'De votre liste au système',
    body: 'Trois chiffres, chacun issu d’une règle simple. Un vendeur sérieux saura vous montrer les mêmes.',
  },
  inverter: {
    title: 'Onduleur',
    body:
      'Additionnez les watts de tout l’essentiel. Ajoutez la plus grande de deux valeurs : le plus puissant des ' +
      'autres appareils, ou 40 % de leur total. Gardez 25 % de marge. L’onduleur doit aussi supporter le démarrage le ' +
      'plus exigeant.',
    workings: (essentialW, restW, margin) => `(${essentialW} + ${restW}) × ${margin}`,
    result: (kilowatts) => `${kilowatts} kW`,
    peak: (watts) => `et ${watts} un instant, au démarrage d’un moteur`,
  },
  battery: {
    title: 'Batterie',
    body:
      'Prenez l’énergie de la soirée et de la nuit, jusqu’à ce que le soleil reprenne le relais. Divisez-la par le ' +
      'rendement de l’onduleur et de la décharge, puis par la part utilisable d’une batterie au lithium.',
    workings: (energy, share) => `${energy} ÷ ${share}`,
    result: (kilowattHours) => `${kilowattHours} kWh`,
    loss: (inverter, discharge, depth) => `onduleur ${inverter}, décharge ${discharge}, utilisable ${depth}`,
  },
  array: {
    title: 'Panneaux',
    body:
      'Prenez l’énergie de toute la journée, pertes de l’onduleur et de la batterie comprises. Divisez-la par les heures ' +
      'de plein soleil du pire mois chez vous, puis par 0,79 (chaleur, poussière, câbles). Ajoutez un cinquième pour les ' +
      'jours sans soleil.',
    workings: (energy, sun, ratio, peak) => `${energy} ÷ (${sun} h × ${ratio}) = ${peak} Wc`,
    result: (panels, watts) => `${panels} × ${watts}`,
    month: (month, place) => `pire mois : ${month}, ${place}`,
  },
  sun: {
    title: 'Le soleil chez vous',
    body:
      'Heures de plein soleil par jour (kWh/m² par jour). « Cinq heures partout », c’est faux : en saison des pluies, ' +
      'la côte en reçoit bien moins que le nord. Sans électricité sur place, on calcule sur le pire mois ; avec, la moyenne de ' +
      'l’année peut suffire.',
    town: 'Ville',
    worst: 'Pire mois',
    hours: 'Heures de plein soleil',
    mean: 'sur l’année',
    panels: 'Panneaux*',
    source:
      '* Pour l’exemple de la page 1, 550 W chacun. Source : NASA Surface meteorology and Solar Energy, version 6.0, ' +
      'moyennes mensuelles de juillet 1983 à juin 2005, plan horizontal, mailles d’un degré.',
  },
  ask: {
    title: 'À demander à chaque vendeur',
    questions: [
      'Pour combien de kWh par jour et combien d’heures sans soleil est-ce calculé ? Montrez-moi le calcul.',
      'Quelle puissance l’onduleur fournit-il en continu ? Peut-il faire démarrer ma pompe ou mon congélateur ?',
      'Combien de kWh de la batterie puis-je utiliser, et pendant combien de cycles ?',
      'Pour le soleil, quel mois et quelle ville avez-vous retenus ?',
      'Quelles marques et quels modèles exactement ? Puis-je avoir leurs fiches techniques ?',
      'Qui installe, et qui vient en cas de panne ? Sous combien de jours ?',
    ],
  },
  check: {
    title: 'Avant de signer',
    points: [
      'Ma liste est complète et ses totaux figurent dans le devis.',
      'Onduleur, batterie et panneaux correspondent à mes chiffres.',
      'Le toit est solide, et sans ombre de 9 h à 16 h.',
      'Disjoncteurs, parafoudres et mise à la terre sont compris.',
      'Chaque garantie est écrite : objet, durée, garant.',
      'Le total, les mensualités et leurs dates sont écrits.',
    ],
  },
  contact: {
    title: 'Calculons ensemble',
    body: 'Le même calcul, avec vos appareils et votre ville :',
  },
  edition: (date) => `Édition du ${date}. Chiffres indicatifs : une visite précède toute installation.`,
  page: (number, of) => `Page ${number} sur ${of}`,
}
