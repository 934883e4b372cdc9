import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findActiveSessions } from './active-sessions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('valid sessions are returned with their owners and whether they are approved', async () => {
  const approved = await makeTenant(kit.db);
  const pending = await makeTenant(kit.db, { status: 'pending' });
  const client = await makeTenant(kit.db, { side: 'client' });
  const sessionOf = async (tenantId: string, name: string, more: { endedAt?: Date; expiresAt?: Date } = {}) => {
    const { id: userId } = await makeUser(kit.db, { tenantId });
    const createdAt = new Date('2026-11-19T00:00:00Z');
    const session = { id: name, userId, createdAt, expiresAt: new Date('2100-01-01T00:00:00Z'), ...more };
    await kit.db.insertInto('session').values(session).execute();
    return { sessionId: name, userId, tenantId };
  };
  const one = await sessionOf(approved.id, 'one');
  const two = await sessionOf(pending.id, 'two');
  const three = await sessionOf(client.id, 'three');
  await sessionOf(approved.id, 'ended', { endedAt: new Date('2026-11-19T01:00:00Z') });
  await sessionOf(approved.id, 'expired', { expiresAt: new Date('2026-11-19T01:00:00Z') });
  const standing = await findActiveSessions(
    kit.source.db,
    kit.clock,
  )(['one', 'two', 'three', 'ended', 'expired', 'nobody']);
  expect([...standing.values()]).toEqual([
    { ...one, isApprovedAgency: true },
    { ...two, isApprovedAgency: false },
    { ...three, isApprovedAgency: false },
  ]);
});
