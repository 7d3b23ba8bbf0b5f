import * as z from 'zod/mini'
import { longText } from '#kernel/form-fields.ts'
import { optionalLine, optionalText, words } from './setting-fields.ts'
import { sampleSource, sourceFields } from './sourced.ts'

const promise = { title: words(2, 60), titleEn: optionalLine(60), text: longText(2, 300), textEn: optionalText(300) }
const promiseSchema = z.object(promise, 'not_an_object')

const claimSchema = z.object(
  { value: words(1, 30), valueEn: optionalLine(30), label: words(2, 60), labelEn: optionalLine(60), ...sourceFields },
  'not_an_object',
)

/** What the company promises and says of its service: content, not figures that anything here computes. */
export const claimsSchema = z.object({
  /** A figure, which the others are not: what they promise is the company's to keep. */
  savings: z.object({ ...promise, ...sourceFields }, 'not_an_object'),
  warranty: promiseSchema,
  quote: promiseSchema,
  support: promiseSchema,
  /** Above the proven solutions. */
  figures: z.array(claimSchema, 'not_a_list').check(z.maxLength(4, 'too_many')),
})
export type ClaimsSettings = z.output<typeof claimsSchema>

export const builtInClaims: ClaimsSettings = {
  savings: {
    title: 'Jusqu’à 70\u202F% d’économies',
    titleEn: 'Up to 70% savings',
    text: 'Sur le carburant et l’électricité, au mieux. L’évaluation calcule vos économies à partir de vos dépenses.',
    textEn: 'On fuel and electricity, at best. The evaluation works out yours from what you spend.',
    ...sampleSource,
  },
  warranty: {
    title: 'Garanti par écrit',
    titleEn: 'Guaranteed in writing',
    text: '2 ans sur tous les composants, 25 ans sur les panneaux, 12 mois sur l’installation.',
    textEn: '2 years on all components, 25 years on the panels, 12 months on the installation.',
  },
  quote: {
    title: 'Un devis en 5 minutes',
    titleEn: 'A quote in 5 minutes',
    text: 'Par messagerie, en moins de 5 minutes\u202F: dites ce que vous branchez, nous répondons avec un prix.',
    textEn: 'Through chat, in under 5 minutes: tell us what you plug in, we answer with a price.',
  },
  support: {
    title: 'Assistance 24\u202Fh/24, 7 j/7',
    titleEn: '24/7 support',
    text: 'Une question, une alarme, un doute\u202F: écrivez à l’assistance technique à toute heure, même la nuit et le week-end. Nos bureaux suivent leurs heures d’ouverture.',
    textEn:
      'A question, an alarm, a doubt: write to technical support at any hour, at night and at weekends too. Our offices keep their opening hours.',
  },
  figures: [
    {
      value: '99\u202F%',
      valueEn: '99%',
      label: 'de satisfaction client',
      labelEn: 'customer satisfaction',
      ...sampleSource,
    },
    {
      value: '24\u00A0h/24, 7\u00A0j/7',
      valueEn: '24/7',
      label: 'd’assistance technique',
      labelEn: 'technical support',
      source: 'notre engagement',
      sourceEn: 'our own commitment',
      sourceUrl: '',
    },
  ],
}
