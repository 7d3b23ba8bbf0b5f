import { one, type OperationGroup } from './operation.ts'

/** The routes of what the site tells of its own source. */
export const sourceOperations: OperationGroup = {
  tag: 'Source',
  description: 'The source that the running version was built from. The package itself is at `/download/app`.',
  operations: [
    {
      id: 'findSourcePackage',
      method: 'get',
      path: '/source-package',
      summary: 'Name and size of the package',
      status: 200,
      answer: one('SourcePackage', 'The package.'),
    },
  ],
}
