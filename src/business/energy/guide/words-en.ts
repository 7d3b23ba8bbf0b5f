import type { GuideWords } from './guide-words.ts'

export const wordsEn: GuideWords = {
  title: 'Understand your electricity needs before you buy solar',
  subtitle: 'Two pages, a pencil and an evening: enough to know what to ask for, and to check what you are offered.',
  list: {
    title: 'List every appliance',
    body:
      'Go from room to room and write down everything that uses electricity, and how many there are. Think of what you ' +
      'do not see: the pump, the gate motor, the security lights, the router. Leave the generator out: it is not a load.',
  },
  plate: {
    title: 'Read the rating plate',
    body:
      'It is at the back or underneath. Take the figure in watts (W). No watts? Multiply volts by amps: ' +
      '230 V × 0.65 A = 150 W.',
    product: 'REFRIGERATOR',
    power: 'this is the figure',
    current: 'or volts × amps',
  },
  hours: {
    title: 'Count the hours, by day and by night',
    body:
      'Day is 9:00 to 17:00, when the sun works for you; night is the rest, when the battery does. Some appliances rest ' +
      'by themselves: a fridge is plugged in all day, but its motor runs about a third of the time. Count that share.',
    strip: 'A fridge over 24 hours: about 8 hours of running',
  },
  essential: {
    title: 'Separate the essential from the rest',
    body:
      'Essential is what must go on through an outage or a grey day: fridge, lights, fans, router. The rest costs least ' +
      'in the sun: the iron can wait for it; the television of the evening takes battery.',
    night: 'Essential: sun and battery',
    sun: 'The rest, for the least: when the sun is up',
  },
  example: {
    title: 'An example: a family in Lagos',
    body: 'Typical powers and hours: yours will differ.',
  },
  columns: {
    appliance: 'Appliance',
    quantity: 'Qty',
    power: 'Watts',
    share: 'Share',
    day: 'Day h',
    night: 'Night h',
    essential: 'Essential',
    energy: 'Wh a day',
  },
  yes: 'yes',
  essentialTotal: 'Essential',
  restTotal: 'The rest',
  total: 'Total',
  aDay: 'kWh a day',
  formula: 'Wh a day = quantity × watts × share × (day hours + night hours). 1,000 Wh = 1 kWh.',
  yours: {
    title: 'Your turn',
    body: 'Share: 35% for a fridge or freezer, 60 to 70% for an air conditioner, 100% where you do not know.',
  },
  sizing: {
    title: 'From your list to a system',
    body: 'Three figures, each from a simple rule. A seller who has done the work can show you the same three.',
  },
  inverter: {
    title: 'Inverter',
    body:
      'Add the watts of everything essential, then the larger of two figures: the biggest of the other appliances, or ' +
      '40% of them all. Keep a margin of 25%. It must also withstand the hardest start of a motor.',
    workings: (essentialW, restW, margin) => `(${essentialW} + ${restW}) × ${margin}`,
    result: (kilowatts) => `${kilowatts} kW`,
    peak: (watts) => `and ${watts} for a moment, when a motor starts`,
  },
  battery: {
    title: 'Battery',
    body:
      'Take the energy of the evening and the night, until the sun takes over again. Divide by what the inverter and ' +
      'the discharge lose, and by the part of a lithium battery that may be used.',
    workings: (energy, share) => `${energy} ÷ ${share}`,
    result: (kilowattHours) => `${kilowattHours} kWh`,
    loss: (inverter, discharge, depth) => `inverter ${inverter}, discharge ${discharge}, usable ${depth}`,
  },
  array: {
    title: 'Panels',
    body:
      'Take the energy of the whole day, with the losses of inverter and battery. Divide by the sun hours of the worst ' +
      'month where you live, and by 0.79 for heat, dust and cables. Add a fifth for poor days.',
    workings: (energy, sun, ratio, peak) => `${energy} ÷ (${sun} h × ${ratio}) = ${peak} Wp`,
    result: (panels, watts) => `${panels} × ${watts}`,
    month: (month, place) => `worst month: ${month}, ${place}`,
  },
  sun: {
    title: 'The sun where you live',
    body:
      'Hours of full sun a day (kWh/m² a day). “Five hours everywhere” is wrong: on the coast, the rainy season gives ' +
      'far less than the north. Without a grid, size for the worst month; with one, the average of the year may do.',
    town: 'Town',
    worst: 'Worst month',
    hours: 'Sun hours a day',
    mean: 'year',
    panels: 'Panels*',
    source:
      '* For the example of page 1, 550 W each. Source: NASA Surface meteorology and Solar Energy, release 6.0, monthly ' +
      'means July 1983 to June 2005, horizontal plane, cells of one degree.',
  },
  ask: {
    title: 'Ask every seller',
    questions: [
      'How many kWh a day and how many hours without sun is this sized for? Show me the calculation.',
      'What power does the inverter give continuously, and for how long can it start my pump or freezer?',
      'How many kWh of the battery can I use, and for how many cycles?',
      'Which month’s sun did you count, and for which town?',
      'Which makes and models exactly? May I have their data sheets?',
      'Who installs, and who comes when something fails? Within how many days?',
    ],
  },
  check: {
    title: 'Before you sign',
    points: [
      'My list is complete and its totals are in the quote.',
      'Inverter, battery and panels reach my three figures.',
      'The roof is sound, and free of shade from 9:00 to 16:00.',
      'Breakers, surge protection and earthing are in the price.',
      'Each warranty is in writing: what, how long, by whom.',
      'The total, the instalments and their dates are in writing.',
    ],
  },
  contact: {
    title: 'Let us work it out together',
    body: 'The same calculation, with your own appliances:',
  },
  edition: (date) =>
    `Edition of ${date}. Figures are estimates for orientation: a visit comes before any installation.`,
  page: (number, of) => `Page ${number} of ${of}`,
}
