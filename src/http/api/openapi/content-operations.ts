import { legalTexts } from '#business/company/legal/told-legal-text.ts'
import { postTypeFilters } from '#business/posts/post-filter.ts'
import { listOf, one, pageParameter, totalHeader, type OperationGroup } from './operation.ts'

/** The routes of what visitors read. */
export const contentOperations: OperationGroup = {
  tag: 'Content',
  description: 'News and blog posts, proven solutions, what customers said of them, the company and its legal texts.',
  operations: [
    {
      id: 'listPosts',
      method: 'get',
      path: '/posts',
      summary: 'Every published post, newest first, a hundred at a time',
      description:
        'Staff’s posts and those that come with the site, without their bodies. Neither drafts nor posts whose time has not come. `Link` names the pages around this one where there are several.',
      parameters: [pageParameter],
      status: 200,
      answer: { ...listOf('ListedPost', 'The posts.'), headers: totalHeader },
      problems: ['invalid'],
    },
    {
      id: 'readNews',
      method: 'get',
      path: '/news',
      summary: 'A page of the news as visitors see it',
      parameters: [
        pageParameter,
        {
          in: 'query',
          name: 'type',
          description: 'News, or posts of the blog.',
          schema: { type: 'string', enum: [...postTypeFilters], default: 'all' },
        },
        {
          in: 'query',
          name: 'featured',
          description: 'Only featured posts, none of them large.',
          schema: { type: 'string', enum: ['true', 'false'], default: 'false' },
        },
      ],
      status: 200,
      answer: one('NewsPage', 'The page; one beyond the last is empty.'),
      problems: ['invalid'],
    },
    {
      id: 'findPost',
      method: 'get',
      path: '/posts/{slug}',
      summary: 'One post with its body',
      description: 'An address that it had before leads to it (301).',
      parameters: [
        {
          in: 'path',
          name: 'slug',
          required: true,
          schema: { type: 'string' },
          example: 'what-a-fridge-really-uses',
        },
      ],
      status: 200,
      answer: one('Post', 'The post; its body is sanitised HTML.'),
      problems: ['not_found'],
    },
    {
      id: 'listProvenSolutions',
      method: 'get',
      path: '/proven-solutions',
      summary: 'Systems that work at our customers’',
      description: 'Staff’s published solutions; the built-in case studies where there are none.',
      status: 200,
      answer: listOf('ProvenSolution', 'The solutions.'),
    },
    {
      id: 'findProvenSolution',
      method: 'get',
      path: '/proven-solutions/{id}',
      summary: 'One solution in detail',
      parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer', minimum: 1 }, example: 13 }],
      status: 200,
      answer: one('ProvenSolutionDetail', 'The solution.'),
      problems: ['not_found'],
    },
    {
      id: 'listTestimonials',
      method: 'get',
      path: '/testimonials',
      summary: 'What customers said of their systems',
      parameters: [
        {
          in: 'query',
          name: 'limit',
          description: 'How many at most.',
          schema: { type: 'integer', minimum: 1, maximum: 99, default: 99 },
        },
        {
          in: 'query',
          name: 'samples',
          description: 'Those that come with the site too.',
          schema: { type: 'string', enum: ['true', 'false'], default: 'true' },
        },
      ],
      status: 200,
      answer: listOf('Testimonial', 'The quotes, in the order of the solutions.'),
      problems: ['invalid'],
    },
    {
      id: 'readCompany',
      method: 'get',
      path: '/company',
      summary: 'What the company tells of itself',
      description: 'As staff have set it: impact figures, team, partners, what it promises of its service.',
      status: 200,
      answer: one('CompanyAccount', 'The account.'),
    },
    {
      id: 'findLegalText',
      method: 'get',
      path: '/legal/{name}',
      summary: 'A legal text with its version',
      parameters: [
        {
          in: 'path',
          name: 'name',
          required: true,
          schema: { type: 'string', enum: [...legalTexts] },
          example: 'privacy',
        },
      ],
      status: 200,
      answer: one('LegalText', 'The text in both languages; its body is sanitised HTML.'),
      problems: ['not_found'],
    },
  ],
}
