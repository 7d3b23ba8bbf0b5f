import type { PostWords } from '../built-in-post.ts'

export const generatorOrSolar: PostWords = {
  title: 'Generator or solar: count in litres',
  excerpt:
    '0.35 litre per kWh, 1 061.35 ₦ a litre: what a generator’s kWh really costs, and when solar has paid it back.',
  tags: ['Fuel', 'Generator', 'Payback'],
  body: `You buy a generator once and pay for it every day. To know whether solar replaces it to your advantage, one
measurement is enough, and you already have it: the litres.

## How many litres for a kWh?

Sizing guides give 0.35 litre of petrol per electric kWh, and 0.27 litre of diesel. These are values at a good load.
A small generator that runs almost idle does worse: we then count 0.5 litre, and that is our estimate, because we
found no published measurement.

With the average prices of November 2025 in Nigeria and those of Burkina Faso, the fuel alone of one kWh costs:

| Generator | Litres per kWh | Price of a litre | Fuel of one kWh |
|---|---|---|---|
| Petrol, good load (Nigeria) | 0.35 | 1 061.35 ₦ | 371 ₦ |
| Petrol, low load (Nigeria) | 0.5 (estimated) | 1 061.35 ₦ | 531 ₦ |
| Diesel (Nigeria) | 0.27 | 1 409.61 ₦ | 381 ₦ |
| Petrol (Burkina Faso) | 0.35 | 850 FCFA | 298 FCFA |
| Diesel (Burkina Faso) | 0.27 | 675 FCFA | 182 FCFA |

For comparison, a kWh from the grid costs 225 ₦ in band A, and 96 to 109 FCFA from SONABEL with a meter of 5 to 30
A. See [Reading your electricity bill](/news/reading-an-electricity-bill).

## A month of generator

A house takes 4 kWh a day from its generator, for the fridge, the fans, the lights and the television:

1. 4 kWh × 0.35 = 1.4 litres a day;
2. 30 days make 42 litres;
3. 42 × 1 061.35 ₦ = 44 577 ₦ a month.

If the generator runs at a low load, that is 60 litres and 63 681 ₦. In Burkina Faso, 42 litres at 850 FCFA make
35 700 FCFA.

The price also depends on the place. In November 2025 a litre cost 1 021.14 ₦ on average in Lagos and 1 133.86 ₦ in
Borno State: for the same 42 litres, 42 888 ₦ against 47 622 ₦. And it moves: 626.21 ₦ in September 2023, 1 214.17 ₦
in November 2024.

## How long until solar has paid itself back?

Divide the price of the system by the fuel that it avoids each month. A system of 2 000 000 ₦ that replaces this
generator entirely:

- at a good load: 2 000 000 / 44 577 = 45 months;
- at a low load: 2 000 000 / 63 681 = 31 months.

The sum is simple on purpose. It leaves out, in favour of solar, the oil, the spark plugs, the repairs and the time
spent at the pump. It leaves out, against solar, the ageing of the battery and the days without sun on which the
generator will still serve. Do it again with your litres and your quote.

## And in instalments?

Then compare two monthly amounts: the fuel avoided and the instalment. As long as the instalment is higher you pay
the difference; afterwards you keep it all. Our [simulator](/financing) adds no interest, which makes the comparison
a direct one.

## What you breathe

Burning a litre of petrol emits 2.31 kg of CO2. At 0.35 litre per kWh, each kWh of the generator emits 0.81 kg of
it, and the month of our example 97 kg. Not to mention carbon monoxide, which kills in a closed yard: a generator
never runs in a room, in a corridor or under a window.

## When a generator still makes sense

- **Few hours.** For 10 kWh a month, the fuel costs about 3 715 ₦. No solar system pays itself back on that.
- **Very large powers, rarely.** A welding machine two days a month, a building site.
- **As the backup of a solar system.** A few hours in August are better than a battery twice too large.

In that last case, the hybrid inverter starts the generator or takes its current to charge the battery: the
generator then runs at a good load, two hours instead of ten.

## Do the sum at home

Note your litres for two weeks. Then [evaluate your needs](/smart-solar-plan): you will know how many kWh these
litres replace, and which system gives them.

## Sources

- Prices in Nigeria: NBS, Petrol Price Watch and Diesel Price Watch, November 2025 (naija247news.com); September
  2023 (newsdaily.com.ng); November 2024 (naija247news.com).
- Prices in Burkina Faso: libreinfo.net (petrol, February 2023; diesel, August 2022); 24heures.bf (petrol, October
  2024).
- Litres per kWh: a generator sizing page; order of magnitude confirmed by waltpower.com (0.2 to 0.3 for diesel).
- CO2: public tables of emission factors (2.31 kg per litre of petrol).
`,
}
