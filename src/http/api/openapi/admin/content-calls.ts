import { binFilterSchema } from '#business/bin/binned-record.ts'
import { resetFilterSchema, wordFilterSchema } from '#business/company/words/site-message.ts'
import { mediaFilterSchema } from '#business/media/media-image.ts'
import { postSearchSchema } from '#business/posts/post-form.ts'
import { dueFilterSchema } from '#business/translations/due-translation.ts'
import { adminCalls } from './admin-call.ts'

const posts = { may: 'posts.manage' } as const
const solutions = { may: 'solutions.manage' } as const
const words = { may: 'words.manage' } as const
const media = { may: 'media.manage' } as const

/** A form with a picture. */
const picture = (form: 'ImageForm' | 'ThumbnailForm' | 'ContentImageForm') => ({ body: form, form: true }) as const

/** Posts, proven solutions, the pictures that they show, and what pages say by themselves. */
export const contentCalls = adminCalls(
  'Back office: content',
  'Posts and proven solutions, drafts included, their pictures, the texts of the site’s pages, the bin, and what one language says and the other does not.',
  {
    'GET /posts': {
      ...posts,
      id: 'listAdminPosts',
      summary: 'Posts of every state, the last made first',
      description: '`Link` names the page after this one (`next`). `view=whole` has the bodies as well.',
      query: postSearchSchema,
      answer: {
        description: 'The posts.',
        headers: { Link: { description: 'The page after this one, if any.', schema: { type: 'string' } } },
        content: {
          'application/json': {
            schema: {
              type: 'array',
              items: {
                anyOf: [{ $ref: '#/components/schemas/AdminPost' }, { $ref: '#/components/schemas/AdminPostCard' }],
              },
            },
          },
        },
      },
    },
    'GET /posts/counts': { ...posts, id: 'countPosts', summary: 'How many each view has', answer: 'PostCounts' },
    'GET /posts/samples': {
      ...posts,
      id: 'listSamplePosts',
      summary: 'Posts that come with the site, to begin one from',
      answer: ['AdminPost'],
    },
    'POST /posts/preview': {
      ...posts,
      id: 'previewPost',
      summary: 'A body as the public page will show it',
      body: 'Draft',
      answer: 'RenderedDraft',
    },
    'POST /posts/document': {
      ...posts,
      id: 'openDraft',
      summary: 'A body as the rich-text editor shows it',
      body: 'Draft',
      answer: 'DraftDocument',
    },
    'GET /posts/{id}': { ...posts, id: 'readPost', summary: 'A post as it was written', answer: 'AdminPost' },
    'POST /posts': {
      ...posts,
      id: 'createPost',
      summary: 'Make a post: a draft unless it says otherwise',
      body: 'PostForm',
      example: { title: 'Une batterie qui dure', content: 'Le texte, en **Markdown**.', isPublished: true },
      created: true,
      answer: 'AdminPost',
      problems: ['conflict'],
    },
    'PUT /posts/{id}': {
      ...posts,
      id: 'updatePost',
      summary: 'Save a post; what is left out stays as it is',
      body: 'PostChange',
      answer: 'AdminPost',
      problems: ['conflict', 'stale'],
    },
    'DELETE /posts/{id}': { ...posts, id: 'deletePost', summary: 'Put a post into the bin, with its versions' },
    'GET /posts/{id}/versions': {
      ...posts,
      id: 'listVersions',
      summary: 'What a post was before',
      answer: ['PostVersion'],
    },
    'GET /posts/{id}/versions/{versionId}': {
      ...posts,
      id: 'readVersion',
      summary: 'A version as it was written',
      answer: 'AdminPost',
    },
    'POST /posts/{id}/versions/{versionId}/restore': {
      ...posts,
      id: 'restoreVersion',
      summary: 'Bring a version back',
      answer: 'AdminPost',
      problems: ['conflict', 'invalid'],
    },
    'POST /posts/upload-thumbnail': {
      ...posts,
      ...picture('ThumbnailForm'),
      id: 'uploadThumbnail',
      summary: 'Add the picture of a post',
      answer: 'ThumbnailAddress',
    },
    'POST /posts/upload-content-image': {
      ...posts,
      ...picture('ContentImageForm'),
      id: 'uploadContentImage',
      summary: 'Add a picture for a body',
      answer: 'ContentImage',
    },
    'GET /proven-solutions': {
      ...solutions,
      id: 'listSolutions',
      summary: 'Proven solutions, the newest first',
      answer: ['ListedSolutionRecord'],
    },
    'GET /proven-solutions/samples': {
      ...solutions,
      id: 'listSampleSolutions',
      summary: 'Proven solutions that come with the site, to begin one from',
      answer: ['ProvenSolution'],
    },
    'GET /proven-solutions/{id}': {
      ...solutions,
      id: 'readSolution',
      summary: 'One of them',
      answer: 'SolutionRecord',
    },
    'POST /proven-solutions': {
      ...solutions,
      id: 'addSolution',
      summary: 'Add one',
      body: 'SolutionFields',
      created: true,
      answer: 'SolutionRecord',
    },
    'PUT /proven-solutions/{id}': {
      ...solutions,
      id: 'changeSolution',
      summary: 'Change one; what is left out stays as it is',
      body: 'SolutionChange',
      answer: 'SolutionRecord',
      problems: ['stale'],
    },
    'DELETE /proven-solutions/{id}': { ...solutions, id: 'removeSolution', summary: 'Put one into the bin' },
    'POST /proven-solutions/upload-image': {
      ...solutions,
      ...picture('ImageForm'),
      id: 'uploadSolutionImage',
      summary: 'Add the picture of one',
      answer: 'ImageAddress',
    },
    'GET /media': {
      ...media,
      id: 'listImages',
      summary: 'The library of pictures, with what shows each',
      query: mediaFilterSchema,
      answer: 'MediaPage',
    },
    'POST /media': {
      ...media,
      ...picture('ImageForm'),
      id: 'addImage',
      summary: 'Add a picture, or find the one that the same file is',
      created: true,
      answer: 'AddedImage',
    },
    'PATCH /media/{id}': {
      ...media,
      id: 'changeImage',
      textId: true,
      summary: 'Say what a picture shows, and what stays in view',
      body: 'ImageChange',
      answer: 'MediaImage',
      problems: ['stale'],
    },
    'DELETE /media/{id}': {
      ...media,
      id: 'removeImage',
      textId: true,
      summary: 'Remove a picture that nothing shows',
      problems: ['conflict'],
    },
    'GET /bin': {
      may: 'bin.use',
      id: 'listBin',
      summary: 'Posts, products and solutions that were deleted in the last 30 days, the last first',
      query: binFilterSchema,
      answer: 'BinPage',
    },
    'POST /bin/{id}/restore': {
      may: 'bin.use',
      id: 'restoreRecord',
      summary: 'Bring a record back as it was',
      description: 'Under `slug` where one is given: another record may have got its address (`conflict`).',
      body: 'Restoration',
      answer: 'RestoredRecord',
      problems: ['conflict'],
    },
    'DELETE /bin/{id}': { may: 'bin.empty', id: 'removeForGood', summary: 'Remove a record for good' },
    'GET /words': {
      ...words,
      id: 'listSiteMessages',
      summary: 'The texts of the site’s pages, with what staff wrote in their place',
      query: wordFilterSchema,
      answer: 'SiteMessagePage',
    },
    'PUT /words/{key}/{language}': {
      ...words,
      id: 'changeSiteWords',
      summary: 'Write a text of the site anew in one language',
      body: 'SiteWordsChange',
      answer: 'SiteMessage',
      problems: ['invalid', 'stale'],
    },
    'DELETE /words/{key}/{language}': {
      ...words,
      id: 'resetSiteWords',
      summary: 'Bring back the text of the site',
      query: resetFilterSchema,
    },
    'GET /translations': {
      may: 'translations.read',
      id: 'listDueTranslations',
      summary: 'What one language says and the other does not, or not yet',
      query: dueFilterSchema,
      answer: 'DueTranslationPage',
    },
    'POST /translations/settled': {
      may: 'translations.read',
      id: 'settleTranslation',
      summary: 'Both languages of a record say the same',
      body: 'SettledTranslation',
      problems: ['not_found'],
    },
  },
)
