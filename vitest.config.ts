import { defineConfig } from 'vitest/config';

// The superuser's address of a server that is there already; left out, the run starts one of its own.
const givenPostgres = process.env['TEST_DATABASE_URL'];

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
    provide: givenPostgres === undefined ? {} : { givenPostgres },
  },
});
