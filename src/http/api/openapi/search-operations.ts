import { defaultLanguage, languages } from '#kernel/language.ts'
import { countryParameter } from './country-parameter.ts'
import { listOf, type OperationGroup } from './operation.ts'

/** The route of the search. */
export const searchOperations: OperationGroup = {
  tag: 'Search',
  description: 'Products, articles and solutions by words.',
  operations: [
    {
      id: 'search',
      method: 'get',
      path: '/search',
      summary: 'What fits some words, best first',
      description:
        'At most eight products, articles and solutions each: those with every word in their title, then those with every word anywhere, and where those are few, those with any of the words. Accents, case and slips of spelling make no difference. The first 100 characters and eight words count; what is no word finds nothing.',
      parameters: [
        {
          in: 'query',
          name: 'q',
          description: 'What a visitor types.',
          schema: { type: 'string' },
          example: 'baterie refrigerateur',
        },
        {
          in: 'query',
          name: 'lang',
          description: 'In which language to look, and to answer.',
          schema: { type: 'string', enum: [...languages], default: defaultLanguage },
        },
        countryParameter,
      ],
      status: 200,
      answer: listOf('SearchHit', 'What was found.'),
      problems: ['invalid'],
    },
  ],
}
