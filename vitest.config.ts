import { defineConfig } from 'vitest/config';
import { browserProject } from './tools/test/browser-project.ts';
import { retries } from './tools/test/counts.ts';
import { LongestFirst } from './tools/test/longest-first.ts';
import { listFlaky } from './tools/test/list-flaky.ts';

// The superuser's address of a server that is there already; left out, the run starts one of its own.
const givenPostgres = process.env['TEST_DATABASE_URL'];

// The long variant tries more of what is generated; a seed repeats a failure.
const generated = {
  isLong: process.env['LONG'] === '1',
  cases: process.env['LONG'] === '1' ? 200 : 20,
  sequences: Number(process.env['GENERATED_SEQUENCES'] ?? (process.env['LONG'] === '1' ? 200 : 50)),
  // Whoever only asks whether there is a failure does not wait for its smallest form.
  endOnFailure: process.env['GENERATED_END'] === '1',
  seed: Number(process.env['GENERATED_SEED'] ?? 20_261_120),
};

// Where they are named, tests of all operations call those of these rooms alone.
const testRooms = (process.env['TEST_ROOMS'] ?? '').split(',').filter((room) => room !== '');

declare module 'vitest' {
  interface ProvidedContext {
    /** The rooms whose operations are called; all of them when there is none. */
    testRooms: string[];
    /** Whether there is time for everything, how many requests are generated for each operation, how many sequences of calls, and the seed they grow from. */
    generated: { isLong: boolean; cases: number; sequences: number; endOnFailure: boolean; seed: number };
  }
}

const floors = ['contract', 'server', 'database', 'tools', 'web', 'e2e'].map((floor) => `${floor}/**/*.test.ts`);
// These change what a module is or holds for good, so that no other file may meet the same copy of it.
const apart = [
  'server/identity/provider/known-addresses.test.ts',
  'web/platform/client.test.ts',
  'web/platform/api/page-session.test.ts',
];
const common = {
  environment: 'node',
  retry: retries,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  setupFiles: ['tools/test/cleanup.ts'],
  env: { TZ: 'UTC' },
};
const outside = ['**/node_modules/**', 'web/dist/**'];

export default defineConfig({
  test: {
    globalSetup: ['server/platform/postgres/test-setup.ts'],
    // A snapshot that is missing fails as one that differs; `npm run queries` writes them.
    update: 'none',
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }], listFlaky()],
    // One works while the other waits for the database.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    provide: { generated, testRooms, ...(givenPostgres === undefined ? {} : { givenPostgres }) },
    projects: [
      // The modules of the product are loaded once for each worker and not once for each file: half of the time.
      { test: { ...common, name: 'together', include: floors, exclude: [...outside, ...apart], isolate: false } },
      // After the others and one at a time, since one of them compares times.
      {
        test: {
          ...common,
          name: 'apart',
          include: apart,
          exclude: outside,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      await browserProject(),
    ],
  },
});
