import { defineConfig } from 'vitest/config';
import { browserProject } from './tools/test/browser-project.ts';
import { testRetries } from './tools/test/counts.ts';
import { LongestFirstSequencer } from './tools/test/longest-first.ts';
import { createFlakyTestReporter } from './tools/test/flaky-tests.ts';

// The superuser URL of an existing server; without it the run starts one.
const givenPostgres = process.env['TEST_DATABASE_URL'];

// The long variant tries more generated cases; a seed reproduces a failure.
const generated = {
  isLong: process.env['LONG'] === '1',
  cases: process.env['LONG'] === '1' ? 200 : 20,
  // In the long variant, each sequence is followed by all reads as every reader. This takes 5 s per sequence, so 60
  // sequences take five minutes.
  sequences: Number(process.env['GENERATED_SEQUENCES'] ?? (process.env['LONG'] === '1' ? 60 : 50)),
  // Skips shrinking, for runs that only need to know whether there is a failure.
  endOnFailure: process.env['GENERATED_END'] === '1',
  seed: Number(process.env['GENERATED_SEED'] ?? 20_261_120),
};

// If set, the tests of all operations call only these rooms' operations.
const testRooms = (process.env['TEST_ROOMS'] ?? '').split(',').filter((room) => room !== '');

declare module 'vitest' {
  interface ProvidedContext {
    /** The rooms whose operations are called; all if empty. */
    testRooms: string[];
    /**
     * Whether to try every case, the number of requests per operation and of sequences, whether to skip shrinking, and
     * the seed.
     */
    generated: { isLong: boolean; cases: number; sequences: number; endOnFailure: boolean; seed: number };
  }
}

const floors = ['contract', 'server', 'database', 'tools', 'web', 'e2e'].map((floor) => `${floor}/**/*.test.ts`);
// These change module state permanently, so they must not share modules with other files.
const apart = [
  'server/identity/provider/known-addresses.test.ts',
  'web/platform/client.test.ts',
  'web/platform/api/page-session.test.ts',
];
const common = {
  environment: 'node',
  retry: testRetries,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  setupFiles: ['tools/test/cleanup.ts'],
  env: { TZ: 'UTC' },
};
const outside = ['**/node_modules/**', 'web/dist/**'];

export default defineConfig({
  test: {
    globalSetup: ['server/testing/database/test-setup.ts'],
    // A missing snapshot fails like one that differs; `npm run queries` writes them.
    update: 'none',
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }], createFlakyTestReporter()],
    // One worker runs while the other waits for the database.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirstSequencer },
    provide: { generated, testRooms, ...(givenPostgres === undefined ? {} : { givenPostgres }) },
    projects: [
      // The product's modules are loaded once per worker and not once per file, which saves half of the time.
      { test: { ...common, name: 'together', include: floors, exclude: [...outside, ...apart], isolate: false } },
      // These files run after the others and one at a time, since one of them compares timings.
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
