import { faq } from '#business/content/faq/faq.ts'
import type { Language } from '#kernel/language.ts'
import type { SchemaNode } from './schema-node.ts'

/** The frequent questions with their answers as they stand on the page. */
export function faqPage(publicUrl: string, language: Language): SchemaNode {
  return {
    '@type': 'FAQPage',
    '@id': `${publicUrl}/faq?lang=${language}`,
    inLanguage: language,
    mainEntity: faq
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question[language],
        acceptedAnswer: { '@type': 'Answer', text: answer[language].join('\n\n') },
      })),
  }
}
