/** The SECRET for every benchmark's world and server. */
export const benchSecret = 'bench-0123456789-abcdefghijklmnopqrstuvwxyz-QWERTY';

/** Returns the settings of a production server for benchmarks on a large world: no demo, no rate limits. */
export const productionSettings = (
  world: { readonly url: string; readonly dataDir: string },
  port: number,
): Record<string, string> => ({
  NODE_ENV: 'production',
  DEMO: 'false',
  DATABASE_URL: world.url,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${String(port)}`,
  SECRET: benchSecret,
  SMTP_URL: 'smtp://localhost:2525',
  DATA_DIR: world.dataDir,
  LOG_LEVEL: 'error',
  RATE_LIMIT_PUBLIC: '1000000',
  LOOSE_UPLOADS_PER_USER: '1000000',
  LOOSE_UPLOADS_PER_AGENCY: '1000000',
  OWNERSHIP_CHECKS_PER_DAY: '1000000',
  RATE_LIMIT_API: '100000000',
});
