import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createServerApp } from '#server/app.ts';
import { loadBuiltEmailRenderer } from '#server/built-email-templates.ts';
import { bearerFor } from '#server/identity/factories.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLog } from '#server/platform/log/log.ts';

// The product with production settings with its live feed, as measured by `npm run bench:live` and `bench:position`;
// prints a token for each of the given user IDs.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const config = readConfig(process.env);
const product = await createServerApp({
  config,
  log: createLog(config),
  clock: createClock(),
  databaseUrl: config.databaseUrl ?? '',
  enqueue: () => Promise.resolve(),
  loadMailRenderer: loadBuiltEmailRenderer,
});
product.source.live.start();
await product.app.listen({ port: config.port, host: '127.0.0.1' });
const tokens: string[] = [];
for (const userId of process.argv.slice(2)) tokens.push(await bearerFor(product.source, config, userId));
process.send?.(tokens.join(' '));
process.on('message', () => {
  collect();
  process.send?.({ ...process.memoryUsage(), feeds: product.source.live.openFeeds() });
});
process.on('SIGTERM', () => {
  void product.close().then(() => process.exit(0));
});
