import { createServerApp } from '#server/app.ts';
import { loadBuiltEmailRenderer } from '#server/built-email-templates.ts';
import { bearerFor } from '#server/identity/factories.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLog } from '#server/platform/log/log.ts';
import { demoUserId } from '#server/demo/market.ts';
import { reportUsage } from './usage.ts';

// The product with production settings, as measured by `npm run bench:api`; prints a token for the agency's owner, or
// for each of the given user IDs.
const config = readConfig(process.env);
const product = await createServerApp({
  config,
  log: createLog(config),
  clock: createClock(),
  databaseUrl: config.databaseUrl ?? '',
  enqueue: () => Promise.resolve(),
  loadMailRenderer: loadBuiltEmailRenderer,
});
await product.app.listen({ port: config.port, host: '127.0.0.1' });
const people = process.argv.length > 2 ? process.argv.slice(2) : [demoUserId('owner@harbour.example')];
const tokens: string[] = [];
// The token stays valid for the whole benchmark.
const lasting = { ...config, accessTokenSeconds: 3600 };
for (const one of people) tokens.push(await bearerFor(product.source, lasting, one));
process.send?.(tokens.join(' '));
reportUsage();
process.on('SIGTERM', () => {
  void product.close().then(() => process.exit(0));
});
