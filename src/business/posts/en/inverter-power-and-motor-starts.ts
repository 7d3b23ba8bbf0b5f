import type { PostWords } from '../built-in-post.ts'

export const inverterPowerAndMotorStarts: PostWords = {
  title: 'Inverter power, and the starting of motors',
  excerpt: 'Why an inverter of 3 kVA does not give 3,000 W, and how to know whether it will start your pump.',
  tags: ['Inverter', 'Surge power', 'Pump'],
  body: `An inverter stops for two reasons: it is asked a little too much for too long, or far too much for an instant. The
first is its continuous power, the second its surge power. A good choice checks both.

## From kVA to watts

The kVA on the label is an apparent power. Your appliances use watts. Between the two stands the power factor; for
want of better we count 0.8:

| Label | Continuous power |
|---|---|
| 3 kVA | 2,400 W |
| 5 kVA | 4,000 W |
| 6 kVA | 4,800 W |
| 10 kVA | 8,000 W |

If the sheet gives watts, take those. And look for the line “on battery”: some units give less when the grid and the
sun are gone. The 3 kVA Power M, with one battery module, gives 2.5 kW in that case; the LUNA set of 13.2 kVA, 5 kW.

## First rule: what runs together, plus a quarter

Add up the watts of all essential appliances. Of the others, add the largest, or 40% of their total if that is more:
nobody switches everything on at once. Multiply by 1.25.

A house has a fridge (150 W), a small freezer (200 W), three fans (225 W), eight bulbs (72 W) and a television (80
W, not essential):

- essential: 647 W;
- running: 647 + 80 = 727 W;
- inverter: 727 × 1.25 = 909 W.

## Second rule: the hardest start

A motor at rest asks for far more than its plate for a few tenths of a second. The rule of generator manuals holds
for inverters too: motors do not all start at the same instant, so you add to the running power the surplus of the
**single** hardest start.

In this house the freezer asks for three times 200 W; the surplus is 400 W and the peak 1,127 W.

Add a pump of 1 HP (750 W), which also asks for three times its power at the start:

| | Without the pump | With the pump |
|---|---|---|
| Running | 727 W | 1,477 W |
| Surplus of the hardest start | 400 W | 1,500 W |
| Peak | 1,127 W | 2,977 W |
| Inverter, with the margin | 909 W | 1,846 W |

An inverter of 3 kVA (2,400 W) will do for the running power. For the pump, its surge power must exceed 2,977 W for
as long as the start takes. If the sheet does not say so, do not assume it.

## Three times, really?

The sources disagree. For a pump you read 3, 5 and even 7.2; for a cooling compressor, 3 to 5; one generator manual
speaks of 2 to 4 for motors in general. We take 3, the value most often given. An old submersible pump, started
directly, deserves 5. An appliance with a variable drive (an “inverter” air conditioner or pump) starts gently: we
count 1.5.

## The traps of data sheets

- **The duration.** A surge of 10 seconds starts a pump; one of a few milliseconds does not. The LUNA gives 7 kW for
  10 s.
- **The kind of load.** The 4,800 W surge of the AC200MAX is for heating appliances only. For a motor, count its
  2,200 W.
- **The battery.** An inverter of 5 kW on a small battery is limited by it. Ask for the largest discharge current.
- **The cables.** A voltage dip at the start often comes from a cable too thin between battery and inverter.

## Lower the peak rather than enlarge the inverter

1. Start the pump by hand or by a timer, at noon, when the sun helps.
2. Fit a soft starter to the pump: it costs less than a larger inverter.
3. Keep the iron and the kettle off the backed-up circuit.
4. Replace an old air conditioner with a model that has a variable drive.

## Check your own case

Our [energy evaluation](/smart-solar-plan) applies these two rules to every appliance you tick and shows the sum. If
a product passes by its surge only, without the margin, the result says so. The powers of each model are on [the
product sheets](/products).

## Sources

- Rule of the largest start: [generator manual, manualsdump.com](https://manualsdump.com/en/manuals/107002/18)
  (example: 1,150 W running and a refrigerator of 500 W that starts with 2,000 W make 2,650 W).
- Margin of 1.25 and power factor of 0.8: a Nigerian sizing application, github.com/dogomayana/solarapp.
- Starting factors: homegeneratorcalculator.com (3), romitti.com (5 for a compressor, 7.2 for a pump), and the
  manual above (2 to 4).
- Share of 40% of the appliances that are not essential: our estimate.
`,
}
