import type { PostWords } from '../built-in-post.ts'

export const energyEvaluationOnline: PostWords = {
  title: 'The energy evaluation is online',
  excerpt:
    'Tick your appliances, get a system that fits, and open every figure to see how it was calculated. Free, without signing up.',
  tags: ['Energy evaluation', 'Tool', 'Innovation'],
  body: `From today you can do by yourself the sum that our technicians used to do on paper. The [energy
evaluation](/smart-solar-plan) takes a few minutes on a phone and asks neither your name nor your number.

## How it works

1. Say whether it is for a home or for a business.
2. Tick your appliances among 165, arranged in twelve categories. The hours of use are filled in already: you
   correct them.
3. Choose your town and the number of hours that the battery must last.

The result gives the energy of each appliance, the power of the inverter, the battery, the number of panels, and the
product of our catalogue that fits. If none fits it says so, and shows the closest one with what it lacks.

## Figures that you can open

Every result can be opened: the formula, the values, their source, and whether they are published or estimated by
us. The fridge is counted for the third of the time in which it works, as we explain in [What a fridge really
uses](/news/what-a-fridge-really-uses). The sun is that of 56 towns, month by month.

## What the tool does not do

It does not see the shadow on your roof, nor the state of your cables. Before any installation a technician comes to
check. And it does not replace your meter: if its figures are far from it, trust the meter and [tell us](/contact).

A printable guide of two pages comes with the tool, to list the appliances with your family or your team before you
begin.
`,
}
