import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions } from 'vite'
import { bringParts } from './src/client/bring-parts-plugin.ts'
import { compileMessages } from './src/i18n/compile-messages-plugin.ts'

const serverBuild: BuildOptions = {
  outDir: 'build/server',
  ssr: true,
  rolldownOptions: {
    input: { render: 'src/web/render.server.tsx', mails: 'src/business/mail/mail/mail-renderer.server.tsx' },
  },
}

const browserBuild: BuildOptions = {
  outDir: 'build/client',
  manifest: true,
  assetsInlineLimit: 0,
  // A second pass of Terser saves a kilobyte of every first visit over Vite's own minifier.
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 4, pure_getters: 'strict', hoist_props: true } },
  // Its lists of what each late part imports would be a kilobyte of every first visit, and grow with every page.
  modulePreload: false,
  rolldownOptions: {
    input: ['src/web/hydrate.tsx', 'src/web/reading.ts', 'src/design/theme.css'],
    output: {
      codeSplitting: {
        groups: [
          // What the script of a reading page shares with the app stays small; the app itself travels in one file.
          {
            name: 'preference',
            test: /client\/preference\.ts$|kernel\/(language|country)\.ts$|client\/bring-part\.ts$|web\/delivery\/early-press\.ts$|preload-helper/,
            priority: 2,
          },
          { name: 'app', test: /src\/web\/(hydrate|app)\.tsx$|node_modules\/@tanstack\//, priority: 1 },
          // A product's picture and what it is made of: two files of a few hundred bytes.
          { name: 'picture', test: /media\/(ui\/picture|image-address)\.tsx?$|catalogue\/ui\/product-picture\.tsx$/ },
          // Shared files of a few lines: apart, each costs more for being a file than for what it says.
          { name: 'shared', test: /src\/(kernel\/(money|name-in|in-language)|client\/(send|lazy-part|asked))\.tsx?$/ },
          {
            name: 'plan',
            test: /src\/(business\/financing\/ui\/(amount|is-underway|simulated-plan|eligibility-support)|kernel\/file-kind|client\/(submission-key|session-store))\.tsx?$/,
          },
          // Controls of a few hundred bytes each: one request for all of them costs less than ten.
          {
            name: 'controls',
            test: /src\/design\/(?!card-grid-skeleton|missing|dialog|toast-view|charts|mail|slider|held-styles|adopted-style|markup)[\w-]+\.tsx?$/,
          },
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

const builds: Readonly<Record<string, BuildOptions>> = { server: serverBuild, admin: adminBuild }

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: { 'react-style-singleton': fileURLToPath(new URL('src/design/adopted-style.ts', import.meta.url)) },
  },
  plugins: [compileMessages(), bringParts(), react(), tailwindcss()],
  build: builds[mode] ?? browserBuild,
  ...(builds[mode] && { publicDir: false }),
  // Of its components a mail needs a handful: the whole package brings a highlighter of code and a second Tailwind.
  ...(mode === 'server' && { ssr: { noExternal: [/^@react-email\/(?!render)/] } }),
  ...(mode === 'admin' && { base: '/admin/files/' }),
}))
