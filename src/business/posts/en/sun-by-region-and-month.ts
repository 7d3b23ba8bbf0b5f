import type { PostWords } from '../built-in-post.ts'

export const sunByRegionAndMonth: PostWords = {
  title: 'The sun, region by region and month by month',
  excerpt:
    'In July a panel in Lagos gives over a third less than one in Sokoto. Why “count five hours” is not enough to size an installation.',
  tags: ['Sunshine', 'Sizing', 'Nigeria', 'Burkina Faso'],
  body: `Many quotes start from a single sentence: “here, count five hours”. It is true somewhere, in some month. For your
roof two figures serve you better: the mean of the year, and the poorest month.

## What a peak sun hour measures

At noon, under a clear sky, the sun brings about 1,000 W to every square metre. In the morning and the evening it
brings much less. Add up all the light of a day, turn it into hours of full sun: 4 kWh per square metre are 4 hours.
That is the number that goes into the calculation of the panels.

## Eight towns, two countries

| Town | Poorest month | Richest month | Mean of the year |
|---|---|---|---|
| Port Harcourt | 3.24 (July) | 5.24 (February) | 4.21 |
| Lagos (Ikeja) | 3.95 (July) | 5.49 (February) | 4.74 |
| Abuja | 4.19 (August) | 6.27 (March) | 5.45 |
| Bobo-Dioulasso | 4.91 (August) | 6.15 (February) | 5.64 |
| Ouagadougou | 5.09 (December) | 6.43 (April) | 5.76 |
| Dori | 5.16 (December) | 7.14 (April) | 6.25 |
| Kano | 5.27 (December) | 6.96 (April) | 6.04 |
| Sokoto | 5.25 (December) | 7.15 (April) | 6.24 |

Two lean seasons can be read in this table. On the coast and in the middle it is the rainy season, in July and
August. In the north and the Sahel it is December: days are short and the harmattan veils the sky. In Sokoto, July
is still a good month, with 6.26 hours.

## What it changes for one panel

With the usual losses of a system (we count an overall efficiency of 80%), a 550 W panel gives in a day:

- in Lagos in July: 550 × 3.95 × 0.80 = 1.74 kWh;
- in Sokoto in July: 550 × 6.26 × 0.80 = 2.75 kWh.

The same panel, the same day, 58% more in the north. Counting five hours in Lagos in July promises 27% too much
energy: the battery does not fill, and the equipment gets the blame.

## How many panels for the same house?

Take a house that uses 5 kWh a day, 2 by day and 3 by night. The night’s share passes through the battery and costs
a little more:

| Town | Power, poorest month | Panels of 550 W | With a grid that helps (mean) |
|---|---|---|---|
| Port Harcourt | 2,140 Wp | 4 | 3 |
| Lagos | 1,755 Wp | 4 | 3 |
| Abuja | 1,655 Wp | 4 | 3 |
| Ouagadougou | 1,362 Wp | 3 | 3 |
| Kano | 1,315 Wp | 3 | 3 |
| Sokoto | 1,321 Wp | 3 | 3 |

The rule that we apply is simple:

- **without a grid**, size for the poorest month, because nothing else will fill the battery;
- **with a grid**, even an irregular one, size for the mean, because it fills in the bad days.

## The limits of these figures

They come from NASA’s satellite measurements, averaged over 22 years (July 1983 to June 2005), on squares of one
degree, about a hundred kilometres wide. Three cautions follow:

1. On the coast a square mixes land and sea: your district may differ.
2. A mean hides whole weeks of rain. A battery carries a night, not a week.
3. They hold for a horizontal plane. A roof that faces north, or stands in the shade of a mango tree, gets less.

One cross-check reassures: in Dori, Ouagadougou and Gaoua, a study measured monthly means from 4.46 to 6.82 kWh per
square metre a day in 2017. Our values for these towns are of the same order.

## On your roof

- Look at the shadows at 9 am, at noon and at 3 pm, not at noon alone.
- A low tilt, 10 to 15 degrees, is enough at our latitudes and lets the rain wash the panels.
- Keep room for one more panel: needs grow.

Our [energy evaluation](/smart-solar-plan) knows the 36 state capitals of Nigeria, Abuja, and 19 towns of Burkina
Faso. Choose yours: the result says which month was used. For the dry season, also read [Panels and harmattan
dust](/news/panels-and-harmattan-dust).

## Sources

- NASA, Surface meteorology and Solar Energy, release 6.0 (January 2008): insolation on a horizontal surface, means
  of 22 years.
- Measurements of 2017 in Burkina Faso: study of the effect of aerosols on the solar potential,
  discovery.researcher.life.
- Number of panels: our calculator, with an inverter efficiency of 93%, a battery round trip of 95% and an overall
  efficiency of 80%.
`,
}
