import type { PostWords } from '../built-in-post.ts'

export const ouagadougouOffice: PostWords = {
  title: 'Our office in Ouagadougou is open',
  excerpt:
    'A team on the spot, prices in CFA francs and a stock of parts: our customers in Burkina Faso no longer wait for a technician to cross the border.',
  tags: ['Burkina Faso', 'Ouagadougou', 'Company'],
  body: `We have worked in Burkina Faso since the end of 2024, with teams that came from Lagos for each site. Since 11 May
2026 we have an office in Ouagadougou, on Avenue Kwame Nkrumah.

## What changes for you

- **A quicker visit.** The technicians leave from Ouagadougou, no longer from the far side of two borders.
- **Prices in CFA francs.** Seven kits are shown in your currency, with their equivalent in euro. Choose Burkina
  Faso at the top of the page to see them in [our products](/products).
- **Payment in instalments.** The [simulator](/financing) works out your schedule in CFA francs, without interest.
- **Your sunshine.** The [energy evaluation](/smart-solar-plan) knows 19 towns of the country, from Banfora to Dori.

## What we learned on the spot

Two installations convinced us to settle. Near Koudougou, a [health centre](/solutions/13) without a grid keeps its
vaccines cold with 10 kWh of battery. In Bobo-Dioulasso, a [sewing workshop](/solutions/15) runs fourteen machines.
The lesson was the same in both places: the dust of December counts as much as the choice of equipment, and somebody
must be within driving distance to train the keepers in cleaning.

## Visit us

The office is open from Monday to Friday, 8 am to 5 pm. The address, the phone and the [appointments](/contact) are
on the contact page. Bring your last SONABEL bill: we will read it together. To prepare, see [how to read
it](/news/reading-an-electricity-bill).

The office is hiring two technicians from Ouagadougou or nearby. The home page says how to send us an application.
`,
}
