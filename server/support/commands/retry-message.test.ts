import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSupportMessagesEndpoint, retrySupportMessageEndpoint } from '#contract/support/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeSupportMessage } from '../factories.ts';

let server: TestServer;
let staff: string;
let by: { tenantId: string; userId: string };
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  staff = (await makeUser(db, { tenantId: (await makeTenant(db, { side: 'provider' })).id, role: 'none' })).id;
  const user = await makeUser(db, { tenantId: (await makeTenant(db, { name: 'Harbour Talent' })).id });
  by = { tenantId: user.tenantId, userId: user.id };
});
afterAll(() => server.close());

const make = (more: object) => makeSupportMessage(server.kit.db, { ...by, ...more });
const listed = async (status: 'dead' | 'due') =>
  (
    (await server.call(staff, listSupportMessagesEndpoint, { status, pageSize: 100 })).body as {
      records: { messageId: string }[];
    }
  ).records;

test('staff list given up messages, latest first, and can have them sent again', async () => {
  const ended = (day: number) => ({
    status: 'dead',
    endedAt: new Date(`2026-11-1${String(day)}T00:00:00Z`),
    attempts: 14,
  });
  const earlier = await make({ ...ended(1), lastError: 'The chat answered 500.' });
  const later = await make(ended(2));
  expect(await listed('dead')).toMatchObject([
    { messageId: later.id },
    { messageId: earlier.id, tenantName: 'Harbour Talent', subject: 'A question', lastError: 'The chat answered 500.' },
  ]);
  expect(await server.call(staff, retrySupportMessageEndpoint, { messageId: earlier.id })).toMatchObject({
    status: 200,
    body: { status: 'due', dueAt: server.kit.clock.now().toISOString() },
  });
  expect(await listed('dead')).toMatchObject([{ messageId: later.id }]);
  expect(await listed('due')).toMatchObject([{ messageId: earlier.id, attempts: 0 }]);
});

test('a waiting or delivered message is not retried: not-given-up', async () => {
  for (const more of [{}, { status: 'delivered', endedAt: new Date() }]) {
    const { id } = await make(more);
    expect(await server.call(staff, retrySupportMessageEndpoint, { messageId: id })).toMatchObject({
      status: 409,
      body: { code: 'not-given-up' },
    });
  }
});
