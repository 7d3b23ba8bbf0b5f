import type { PostWords } from '../built-in-post.ts'

export const choosingABattery: PostWords = {
  title: 'Choosing a battery: the three figures that count',
  excerpt:
    'A 5 kWh battery does not give you 5. What you can really use, what it costs per kWh, and why cheap lead-acid is not always cheap.',
  tags: ['Battery', 'LiFePO4', 'Buying guide'],
  body: `A battery’s label speaks of amp-hours, or of kilowatt-hours. Neither says what you want to know: for how many hours
your appliances will run. Three figures do.

## 1. The energy, in kWh

Amp-hours (Ah) can only be compared at the same voltage. Multiply them by the voltage to get the energy: a battery
of 220 Ah at 12 V holds 220 × 12 = 2,640 Wh, that is 2.64 kWh. Always ask for this figure: it is the only one that
compares with your consumption.

## 2. The depth of discharge

This is the share of that energy you can use without harming the battery. For lead-acid, sizing guides count 50%.
For lithium iron phosphate (LiFePO4) they count 80% or more; we take 90%, unless the maker writes that all of the
capacity can be used.

Then come the losses: discharging and the inverter take about a tenth. This is what reaches your appliances, with
the assumptions of our calculator:

| LiFePO4 battery | Usable (90%) | Reaches the appliances |
|---|---|---|
| 5 kWh | 4.5 kWh | 4.1 kWh |
| 10 kWh | 9.0 kWh | 8.2 kWh |
| 15 kWh | 13.5 kWh | 12.2 kWh |

## 3. The number of cycles

A cycle is one discharge and one recharge: with solar, about one a day. Published sheets and reviews state more than
3,500 cycles for the BLUETTI AC200MAX (with 80% of the capacity left at the end) and 6,000 for the Huawei LUNA2000.
For lead-acid, a published comparison gives 500 to 1,000 cycles, provided that you never go below half. At one cycle
a day, 1,000 cycles are less than three years.

These figures are measured in a laboratory, often at 25 °C. Heat lowers them: put the battery in the shade, in a
ventilated room, never against a metal sheet in full sun.

## The price per usable kWh

Divide the price by the usable energy, never by the energy on the label. With prices read in 2026 in the catalogue
of a Nigerian dealer:

| Battery | Price | Usable | Price per usable kWh |
|---|---|---|---|
| Tubular lead-acid, 220 Ah at 12 V | 300 000 ₦ | 1.32 kWh | 227 273 ₦ |
| LiFePO4, 5 kWh at 24 V | 940 000 ₦ | 4.5 kWh | 208 889 ₦ |
| LiFePO4, 10 kWh at 48 V | 1 608 000 ₦ | 9.0 kWh | 178 667 ₦ |

Lead-acid costs less to buy because you buy less of it. For the same use it already costs more, before the first
replacement.

## A complete example

Take the family of our guide: a fridge, eight bulbs, three fans, a router, phones and a laptop. In twelve hours,
these essential appliances ask for 3.5 kWh at most.

- In LiFePO4 that takes 4.3 kWh of capacity: a 5 kWh battery will do, with a little to spare.
- In lead-acid it takes 7.8 kWh, that is three batteries of 220 Ah; as they are mounted in pairs at 24 V, you need
  four, and 1 200 000 ₦ instead of 940 000 ₦.

## When lead-acid is still a good choice

If outages are rare and short, the battery makes few cycles and lead-acid ages slowly. It is also the easiest to
recycle near you. But you accept the weight, the upkeep of open models, and never emptying the battery.

## Before you sign

1. Ask for the energy in kWh and the depth of discharge, in writing.
2. Ask for the number of cycles, and the capacity left after them.
3. Check that the inverter knows how to charge this chemistry.
4. Ask whether a module can be added later.

You do not know your consumption? [Evaluate your needs](/smart-solar-plan): the result gives the battery you need
and shows every step of the calculation. The capacities we sell are in [our products](/products).

## Sources

- Depth of discharge of lead-acid: offgridsun.com, sizing a stand-alone system (50%); of lithium: [covertitall.com,
  solar sizing cheat sheet](https://covertitall.com/printables/solar-sizing.html) (80%).
- Cycles of lead-acid: nenpower.com, comparison of lead-acid and lithium. Cycles of the two products named: sheets
  and reviews read in 2026.
- Prices: catalogue of solarvillage.africa, read in 2026.
- Calculations: our calculator, with an inverter efficiency of 93% and a battery round trip of 95%.
`,
}
