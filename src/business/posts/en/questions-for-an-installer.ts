import type { PostWords } from '../built-in-post.ts'

export const questionsForAnInstaller: PostWords = {
  title: 'Fifteen questions for an installer',
  excerpt:
    'A good installer expects them. A list to print, with the answers that reassure and those that should warn you.',
  tags: ['Installer', 'Quote', 'Warranty'],
  body: `A solar system is hard to judge on the day it goes up: everything works on the first evening. The differences appear
after a year. These fifteen questions bring them out before you pay. Put them to every company, ours included.

## Before the quote

1. **Which appliances did you count, and for how many hours a day?** Without a list there is no calculation. Keep a
   copy of yours.
2. **What sunshine did you take, for which town and which month?** “Five hours”, without town or month, is not an
   answer.
3. **Will you come and see the roof and the switchboard?** The shadow of a tree, or a board without an earth,
   changes the quote.

## In the quote

4. **What is the usable energy of the battery, in kWh?** Not amp-hours, not the energy on the label.
5. **What power does the inverter give on battery alone, and what surge power, for how many seconds?**
6. **How many panels, of what power, and does the inverter’s input take them?** Voltage and current must both suit.
7. **Which makes and which models, exactly?** “Or equivalent” must come with the same power and the same warranty.
8. **What will this system not do?** It is the most useful question. A professional can say “not the air conditioner
   at night”.

## The installation

9. **Who installs, and who checks?** Ask for the name of the technician in charge.
10. **Which protections are planned?** Breaker on the battery side, isolator on the panel side, surge arrester,
    earthing. They must be listed line by line.
11. **Where will the battery stand?** In the shade, dry, ventilated, fixed to the wall or on a stand, away from a
    bedroom.

## Afterwards

12. **What warranty on the installation, the inverter, the battery, the panels?** Four durations, in writing, and
    who pays for the visit.
13. **Whom do you call on a Sunday?** A number and a delay, not a promise.
14. **Can it grow?** One battery module or two panels more, without changing everything.
15. **What do I maintain myself?** At least the cleaning of the panels: see [our
    calendar](/news/panels-and-harmattan-dust).

## Reading the answers

| Subject | Reassuring | Warning |
|---|---|---|
| Calculation | a list of appliances and a formula | “trust us” |
| Battery | usable kWh, cycles, written warranty | amp-hours only |
| Inverter | watts on battery and duration of the surge | kVA only |
| Price | by item, installation included | one round sum |
| Payment | deposit, delivery, balance at commissioning | everything in advance, in cash |
| Date | a day, and what could move it | “tomorrow” |

## On the day of commissioning

Ask to see, before you sign:

- the grid switched off, and the essential appliances carrying on;
- the pump or the freezer starting on battery;
- the production of the panels on the display, to compare with their power;
- labelled breakers and the diagram left in the board;
- the password of the app, in your name.

Take photos: of the roof, of the board, of the plate on each device. They will serve on the day you use the
warranty.

## Our own answers

- **Calculation**: our [energy evaluation](/smart-solar-plan) shows every formula, free of charge, and without
  asking your name. You may show its result to a competitor.
- **Warranties**: twelve months on the installation, two years on all components, twenty-five years on the panels.
- **Prices and sheets**: they are published in [our products](/products). Where a maker’s sheet does not give a
  figure, we do not invent it.
- **Payment**: cash or in instalments, without interest, with a complete schedule in the [simulator](/financing).
- **References**: our [installations](/solutions) say what was put up, for which needs, and how long the battery
  really lasts.

Is a question missing? [Write to us](/contact) and we will add it.

## Sources

- This list comes from our site visits and the questions of our customers. Warranties: the sheets of our products,
  November 2026.
- For the calculation, see [Inverter power and motor starts](/news/inverter-power-and-motor-starts) and [Choosing a
  battery](/news/choosing-a-battery), whose sources are given.
`,
}
