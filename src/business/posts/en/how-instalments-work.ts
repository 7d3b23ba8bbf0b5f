import type { PostWords } from '../built-in-post.ts'

export const howInstalmentsWork: PostWords = {
  title: 'Paying in instalments: the sum, to the naira',
  excerpt:
    'A down payment, equal instalments, no interest. The example of 3 500 000 ₦ to its last payment, and the income it asks for.',
  tags: ['Financing', 'Instalments', 'Down payment'],
  body: `Paying in instalments comes down to three numbers: the down payment, the monthly payment and the total. If they do
not add up, somebody pays the difference. Here is our rule, in full.

## The rule

1. **The down payment** is a percentage of the price, from 10 to 80% in steps of 5%.
2. **The rest** is divided by the number of months, from 1 to 24. The monthly payment is rounded to the unit.
3. **The last instalment** takes the rounding. The payments therefore sum to the price exactly.
4. **There is no interest.** The total is the cash price, no more and no less.

Choosing zero months means paying in full: one line, at the start.

## The example of 3 500 000 ₦

With 30% down over 12 months:

- down payment: 3 500 000 × 30% = 1 050 000 ₦, paid at the start;
- rest: 2 450 000 ₦;
- monthly payment: 2 450 000 / 12 = 204 166.67, rounded to 204 167 ₦;
- eleven times 204 167 ₦ are 2 245 837 ₦;
- twelfth instalment: 2 450 000 − 2 245 837 = 204 163 ₦.

The difference of four naira is not a discount: it is the rounding of the first eleven months coming back to you.

## The dates

The first instalment is due one month after the start, the second two months after, and so on, on the same day of
the month. If that day does not exist it is the last of the month: a plan that starts on 31 January has a payment on
28 February, then on 31 March.

## What the down payment and the duration change

For the same price of 3 500 000 ₦:

| Down | Duration | Paid at the start | Monthly | Last | Least monthly income |
|---|---|---|---|---|---|
| 10% | 12 months | 350 000 ₦ | 262 500 ₦ | 262 500 ₦ | 875 001 ₦ |
| 30% | 12 months | 1 050 000 ₦ | 204 167 ₦ | 204 163 ₦ | 680 557 ₦ |
| 50% | 12 months | 1 750 000 ₦ | 145 833 ₦ | 145 837 ₦ | 486 111 ₦ |
| 30% | 24 months | 1 050 000 ₦ | 102 083 ₦ | 102 091 ₦ | 340 277 ₦ |

The last column comes from our rule of prudence: the monthly payment must stay under 30% of your income. For a given
income, a long plan passes where a short one does not. As there is no interest, a longer duration costs nothing
more; it only commits you for longer.

## Are your chances good?

Yes, if these four conditions are met:

- a monthly income of at least 300,000 in the currency of your country;
- an activity that has run for six months or more;
- a monthly payment under 30% of the income;
- no major payment default.

These are not promises. Every application is read by a person, within two business days, and that person may ask you
for one more document.

## The five documents

1. The front of your identity card.
2. The back of your identity card.
3. Proof of residence.
4. The bank statements of the last three months.
5. Proof of employment or business activity.

A sharp photo taken with a phone will do. The documents are encrypted, and an application that you do not submit is
deleted after 30 days.

## Three questions to ask elsewhere

If you compare with another seller, ask for the cash price, the sum of all payments, and what happens when one is
late. If the sum is above the cash price, the difference is interest, whatever it is called. For 3 500 000 ₦, twelve
payments of 240 000 ₦ after the same down payment would make 3 930 000 ₦: 430 000 ₦ more.

## Try it with your price

The [simulator](/financing) gives the whole schedule, line by line, for every product that can be financed. If the
plan suits you, the [financing application](/eligibility) takes it over as it is. You do not know yet which system
to choose? Start by [evaluating your needs](/smart-solar-plan).

## Sources

- Rule and conditions: our own, applied by the simulator and checked to the unit.
- Leaving the rounding to the last payment is common practice: see for example docs.asaas.com (splitting an amount)
  and Business Financial Mathematics, eCampusOntario, chapter 6.3.
`,
}
