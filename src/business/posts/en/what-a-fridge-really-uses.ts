import type { PostWords } from '../built-in-post.ts'

export const whatAFridgeReallyUses: PostWords = {
  title: 'What a fridge really uses',
  excerpt:
    'Plugged in for 24 hours, it works for eight. Counting it full time means paying for a system three times too large.',
  tags: ['Fridge', 'Consumption', 'Energy evaluation'],
  body: `It is the most common mistake in the quotes that people show us. The fridge carries a label of 150 W, it is plugged
in day and night, so 150 W × 24 h = 3,600 Wh. The figure is wrong, and it is expensive.

## A motor that rests

The compressor starts when the inside warms up, then stops. A thermostat decides, not you. The share of the time in
which it works is called the duty cycle. Several sources give it:

- a calculation sheet for a cooler counts 15 minutes on and 45 off, a quarter of the time;
- a solar guide counts 8 hours a day, a third;
- a review of the BLUETTI AC200MAX station ran a 150 W fridge for 36 hours on about 1.9 kWh, that is 35%.

Our calculator takes the last one, the most cautious of the three:

**150 W × 0.35 × 24 h = 1,260 Wh a day.**

## Common models

| Appliance | Power | If the cycle is forgotten | Real (35%) | Very hot room (50%) |
|---|---|---|---|---|
| Mini fridge | 100 W | 2,400 Wh | 840 Wh | 1,200 Wh |
| Fridge, single door | 150 W | 3,600 Wh | 1,260 Wh | 1,800 Wh |
| Fridge, double door | 250 W | 6,000 Wh | 2,100 Wh | 3,000 Wh |
| Chest freezer, small | 200 W | 4,800 Wh | 1,680 Wh | 2,400 Wh |
| Chest freezer, large | 300 W | 7,200 Wh | 2,520 Wh | 3,600 Wh |

The last column is our estimate for a very hot kitchen, in the dry season of the Sahel: there the compressor works
longer. If that is your kitchen, count it.

## Why the label still matters

The duty cycle lowers the energy, not the power. While the compressor runs it does draw its 150 W, and about three
times that for a moment when it starts. The inverter must be able to give it. That is why the calculation keeps both
figures: energy for the battery and the panels, power for the inverter. We explain it in [Inverter power and motor
starts](/news/inverter-power-and-motor-starts).

## At night, on battery

Between 5 pm and 9 am, a single-door fridge asks for 1,260 × 16 / 24 = 840 Wh. A 5 kWh battery hands 4,079 Wh to the
appliances: for the fridge alone that is more than three days. So it is the fans, the lights and the television that
empty the battery in the evening, rarely the fridge.

With 3,600 Wh in the quote, the same fridge would seem to need more than half of that battery every night by itself.
You would be sold 10 kWh instead of 5.

## How to do better than the label

1. **Measure.** A plug-in energy meter costs little and gives the Wh of 24 hours. Three days of measuring are worth
   more than any table.
2. **Let it breathe.** Ten centimetres behind it, away from the stove and the sun.
3. **Check the seal.** A sheet of paper caught in the door should resist when you pull it.
4. **Fill it.** A full fridge warms less each time it is opened. Bottles of water will do.
5. **Store cold by day.** Freeze bottles of water while the sun shines: at night they work in the compressor’s
   place.
6. **Defrost.** A centimetre of frost keeps the cold away from what it should cool.

## And “inverter” fridges?

They do not stop: they turn slowly, for long. Their energy label gives kWh a year. Divide by 365 and you have a
day’s use, measured in a laboratory at a milder temperature than yours. Leave a margin.

## In our energy evaluation

You tick the fridge and leave 24 hours: the duty cycle is already counted, and the result shows the formula. [Do
the sum](/smart-solar-plan), then compare it with the quotes you have received. If one of them counts three times as
much for cooling, ask why.

## Sources

- Duty cycles: codeso.com, calculation of a cooler (15 minutes in 60); globisun.com (8 hours a day); review of the
  BLUETTI AC200MAX, 2026 (36 hours on 1.9 kWh).
- Start: generator sizing calculator (3 times); romitti.com gives up to 5 times for a compressor.
- Powers: a Nigerian bill calculator and the catalogues of a Nigerian solar shop. The 50% column is our estimate.
`,
}
