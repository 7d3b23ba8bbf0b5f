import type { PostWords } from '../built-in-post.ts'

export const panelsAndHarmattanDust: PostWords = {
  title: 'Panels and harmattan dust: the cleaning calendar',
  excerpt:
    'From December to May, a dirty panel fills the battery a little less every day. How often to clean, how, and what never to do.',
  tags: ['Maintenance', 'Harmattan', 'Panels'],
  body: `The harmattan arrives with a fine ochre layer on the cars. The same layer settles on your panels, only nobody runs a
finger over it. The battery fills a little less every day, and in the end it is blamed for growing old.

## What the measurements say

Three studies from our region give a fair idea:

- In **Dakar**, researchers calculated the effect of Saharan dust from samples taken on panels: with 3.3 grams per
  square metre, the glass lets through less than half of the light.
- In **Diass**, Senegal, a year of trials compared panels cleaned at different intervals: they need cleaning every
  three weeks from December to May, and every five weeks in the rainy season.
- In **Kita**, Mali, satellite images from 2021 to 2023 show the same calendar: a peak of dust from December to May,
  and rather clean panels from June to September.

None of them holds exactly for your roof. A dirt road, a mill or a building site next door matters more than
latitude.

## What it means at your place

Take four panels of 550 W in Ouagadougou in December. With 5.09 peak sun hours and an overall efficiency of 80%,
they give 9.0 kWh a day.

| Light lost | Energy lost a day | What that is |
|---|---|---|
| 5% | 0.4 kWh | an evening of television |
| 10% | 0.9 kWh | the night of a fridge |
| 20% | 1.8 kWh | twelve hours of two ceiling fans |

In Ouagadougou, December happens to be the month with the least sun. It is the worst time to lose 10%.

## The calendar we recommend

| Period | How often | What to check |
|---|---|---|
| December to May | every three weeks, and after each dusty spell | the layer at the bottom of the frame |
| June to November | every five weeks | droppings, leaves, moss |
| After a sandstorm | the next morning | how firmly the panels are held |

Rain helps, but it is not enough: the first shower turns dust into mud, which dries into a crust along the lower
edge. That shaded edge can hold back the whole panel.

## How to clean

1. **Early in the morning or late in the day.** Cold water on burning glass can crack it, and at noon it dries and
   leaves marks.
2. **With clear water that is not salty.** If borehole water leaves a white film, finish with a little filtered
   rainwater.
3. **With a sponge or a soft squeegee**, on a pole. No hard brush, no powder, no detergent.
4. **From the ground or a steady ladder.** Never walk on a panel: the cracks do not show, but production remembers
   them.
5. **Without opening any connector.** Panels are live as long as there is daylight.

Two litres of water per panel are usually enough. If water is short, a dry microfibre cloth, passed very gently
after blowing the dust off, is better than nothing: sand that rubs scratches the glass.

## Knowing without climbing on the roof

Note the production of a clear day, at the same hour, just after a cleaning. Do it again two weeks later. If it has
dropped by more than a tenth without clouds or a new shadow, it is time. Most hybrid inverters keep this history in
their app.

## Planning for dust in the quote

- A tilt of 10 to 15 degrees lets part of the dust and all of the rain slide off.
- A tap and a walkway near the panels cost little on the day of installation, and much afterwards.
- One panel more than calculated is a simple insurance: that is what we did for the [health centre near
  Koudougou](/solutions/13).

Once a year, also have the fixings tightened, the cables checked and the voltage of each string of panels measured.
For a check before the dry season, [contact us](/contact); for your sunshine month by month, see [The sun, region by
region](/news/sun-by-region-and-month).

## Sources

- Dakar: D. Diop et al., *Modelling of Photovoltaic Modules Optical Losses Due to Saharan Dust Deposition*, Smart
  Grid and Renewable Energy, 2020.
- Diass: M. C. Aidara et al., *Contribution to the building of a weather information service for solar panel
  cleaning operations*, Open Geosciences, March 2023.
- Kita: Y. Dembélé et al., *Remote Sensing of Dust Deposition on Solar Panels*, Open Access Library Journal, 2025.
- Sunshine: NASA, Surface meteorology and Solar Energy, release 6.0 (2008). The advice on cleaning is our own.
`,
}
