import { defineConfig } from 'vitest/config';

// The superuser's address of a server that is there already; left out, the run starts one of its own.
const givenPostgres = process.env['TEST_DATABASE_URL'];

// The long variant tries more of what is generated; a seed repeats a failure.
const generated = {
  cases: process.env['LONG'] === '1' ? 200 : 20,
  seed: Number(process.env['GENERATED_SEED'] ?? 20_261_120),
};

declare module 'vitest' {
  interface ProvidedContext {
    /** How many requests are generated for each operation, and the seed that they grow from. */
    generated: { cases: number; seed: number };
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: ['contract', 'server', 'database', 'tools', 'web', 'e2e'].map((floor) => `${floor}/**/*.test.ts`),
    exclude: ['**/node_modules/**', 'web/dist/**'],
    globalSetup: ['server/platform/postgres/test-setup.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    env: { TZ: 'UTC' },
    provide: { generated, ...(givenPostgres === undefined ? {} : { givenPostgres }) },
  },
});
