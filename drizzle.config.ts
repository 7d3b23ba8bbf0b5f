import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/tables.server.ts',
  out: './db/migrations',
  casing: 'snake_case',
})
