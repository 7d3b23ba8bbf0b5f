import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions } from 'vite'
import { compileMessages } from './src/i18n/compile-messages-plugin.ts'

const serverBuild: BuildOptions = {
  outDir: 'build/server',
  ssr: true,
  rolldownOptions: { input: { render: 'src/web/render.server.tsx', mails: 'src/mails.server.tsx' } },
}

const browserBuild: BuildOptions = {
  outDir: 'build/client',
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: { input: ['src/web/hydrate.tsx', 'src/web/reading.ts', 'src/design/theme.css'] },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compileMessages(), react(), tailwindcss()],
  build: isSsrBuild ? serverBuild : browserBuild,
}))
