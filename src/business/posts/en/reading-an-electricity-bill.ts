import type { PostWords } from '../built-in-post.ts'

export const readingAnElectricityBill: PostWords = {
  title: 'Reading your electricity bill, in Nigeria and Burkina Faso',
  excerpt: 'Bands A to E, the steps of SONABEL, VAT: what you pay per kWh, and the price that the bill does not show.',
  tags: ['Bill', 'Tariffs', 'Nigeria', 'Burkina Faso'],
  body: `Before you talk about panels, you need to know what a kilowatt-hour costs you today. The answer is on your bill or
your recharge slip, if you know where to look.

## In Nigeria: find your band

Since 2020 the tariff has depended on the hours of service that the distribution company guarantees on your line.
The prices below are those of a Nigerian bill calculator, for a residential customer; those of bands B to E differ
from one company to another. According to the regulator, NERC, they have been frozen since December 2022, and band A
pays 209.50 ₦ before VAT.

| Band | Guaranteed service | Price per kWh, with VAT | What 10 000 ₦ buys |
|---|---|---|---|
| A | 20 h a day | 225.00 ₦ | 44.4 kWh |
| B | 16 h a day | 68.88 ₦ | 145.2 kWh |
| C | 12 h a day | 55.95 ₦ | 178.7 kWh |
| D | 8 h a day | 46.52 ₦ | 215.0 kWh |
| E | 4 h a day | 34.87 ₦ | 286.8 kWh |

Three things to check:

- **The band** is written on the bill. Every distribution company must also show it online from your meter number.
- **VAT** is 7.5%. A price quoted without it is not the one you pay.
- **The real hours.** Note them for two weeks. If you get fewer than your band promises, you can complain.

## In Burkina Faso: find your step

SONABEL charges in steps. The more you use in a month, the more the last kWh cost. The rating of your meter decides
which price list applies:

| Meter | First step | Second step | Above |
|---|---|---|---|
| Up to 3 A | 75 FCFA (first 50 kWh) | 128 FCFA (51 to 100) | 138 FCFA |
| 5 to 30 A | 96 FCFA (first 50 kWh) | 102 FCFA (51 to 200) | 109 FCFA |

A household that uses 150 kWh a month with a meter of 5 to 30 A therefore pays 50 × 96 + 100 × 102 = 15 000 FCFA. At
250 kWh it pays 25 550 FCFA. These amounts leave out the standing charge and the taxes. The list dates from
September 2006; SONABEL confirmed in September 2023 that household tariffs were not changing. Compare with your last
bill: that is what counts.

## The price that the bill does not show

Band C costs little per kWh, but it promises only twelve hours. For the rest, many households run a petrol
generator. Let us count for a house that uses 6 kWh a day, half from the grid and half from the generator:

1. Grid: 3 kWh × 55.95 ₦ = 168 ₦.
2. Generator: 3 kWh × 0.35 litre × 1 061.35 ₦ = 1 114 ₦.
3. Total: 1 282 ₦ a day, that is 214 ₦ per kWh and 38 468 ₦ a month.

This house pays almost as much per kWh as band A, with the noise and the oil changes on top. That price, and not the
one on the bill, is the one to compare with a solar system. The generator’s sum is explained in [Generator or
solar](/news/generator-or-solar).

## What you can do this month

- Read your meter on the same day two months in a row: that is your real consumption.
- Divide it by 30 for one day.
- Write down separately the fuel you buy, in litres.
- Enter your appliances in our [energy evaluation](/smart-solar-plan) and compare its total with your meter. A gap
  of more than a quarter often means a forgotten appliance, or a tired fridge.

With these two figures, grid and fuel, a quote becomes easy to judge. You can also [send them to us](/contact): we
check the sum with you.

## Sources

- Hours of the bands: NERC, reported by cknnigeria.com and Channels Television (4 April 2024). Freeze of bands B to
  E and price of band A: NERC, reported by newsngr.com.
- Prices by band: a Nigerian bill calculator, which states neither the distribution company nor the date.
- SONABEL’s price list: [lefaso.net, 25 August 2006](https://lefaso.net/spip.php?article15899); household tariffs
  kept: 24heures.bf and leconomistedufaso.com (September 2023).
- Petrol: NBS, Petrol Price Watch, November 2025 (naija247news.com). Use of a generator: 0.35 litre per kWh, a
  generator sizing page.
`,
}
