import { availableParallelism } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileMessages } from './src/i18n/compile-messages-plugin.ts'

/** Journeys of minutes: begun last, one would go on alone while a processor has nothing left to do. */
const longest = ['site-process', 'every-page', 'accessibility', 'killed-uploads', 'offline', 'financing', 'staff']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => longest.indexOf(path.basename(moduleId, '.test.ts'))
    const isLong = (file: TestSpecification) => file.project.name === 'journeys' && place(file) >= 0
    const long = files.filter(isLong).toSorted((a, b) => place(a) - place(b))
    const others = await BaseSequencer.prototype.sort.call(
      this,
      files.filter((file) => !isLong(file)),
    )
    return [...long, ...others]
  }
}

const onDatabase = ['src/**/*.server.test.{ts,tsx}', 'src/http/**/*.test.ts']

export default defineConfig({
  plugins: [compileMessages(), react()],
  test: {
    sequence: { sequencer: LongestFirst },
    // Vitest leaves one processor free, which on two of them is half of the machine; and many tests wait for a database.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/words/*.test.ts'],
          exclude: onDatabase,
          // No test leaves anything behind in a module: to load each anew for every file takes five times as long.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: onDatabase,
          globalSetup: './tests/support/database-setup.ts',
          isolate: false,
          // A machine of others may stand still for half a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'gate',
          include: ['tests/boundaries/*.test.ts', 'tests/support/*.test.ts', 'tests/growth/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/*.test.ts'],
          globalSetup: ['./tests/support/database-setup.ts', './tests/support/site-setup.ts'],
          // While one waits for what a visitor would see, the others work.
          maxWorkers: 3,
          // The files of a worker share its browser.
          isolate: false,
          // A machine of others may be ten times as slow as one’s own (decision 53).
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // The report names what was tried again. It goes when a dozen whole runs have needed none (decision 53).
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
