import type { AddressInfo } from 'node:net';
import { createServerApp } from '#server/app.ts';
import { bearerFor } from '#server/identity/factories.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLog } from '#server/platform/log/log.ts';

// Runs a server in its own process, on a test's database and with the system's clock. The arguments are the server's
// settings as JSON, followed by user IDs. The process sends back its port and an access token for each user.
const [settings = '{}', ...userIds] = process.argv.slice(2);
const config = readConfig(JSON.parse(settings) as Record<string, string>);
const product = await createServerApp({
  config,
  log: createLog(config),
  clock: createClock(),
  databaseUrl: config.databaseUrl ?? '',
  enqueue: () => Promise.resolve(),
  loadMailRenderer: () => Promise.reject(new Error('This server sends no emails.')),
});
await product.app.listen({ port: 0, host: '127.0.0.1' });
const tokens: string[] = [];
const lasting = { ...config, accessTokenSeconds: 3600 };
for (const userId of userIds) tokens.push(await bearerFor(product.source, lasting, userId));
process.send?.({ port: (product.app.server.address() as AddressInfo).port, tokens });
process.on('SIGTERM', () => {
  void product.close().then(() => process.exit(0));
});
// The test's process has exited.
process.on('disconnect', () => process.exit(0));
