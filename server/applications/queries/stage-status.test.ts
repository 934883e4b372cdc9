import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { currentStageName } from './stage-status.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test.each([
  [{ stage: 'application' }, 'Application'],
  [{ kind: 'competitive', stage: 'bidding' }, 'Bidding'],
  [{ stage: 'ended', status: 'cancelled', endedAs: 'discontinued' }, 'Discontinued'],
] as const)('the stage of %o is called %s', async (given, name) => {
  const client = await makeTenant(kit.db, { side: 'client' });
  const { id } = await makeEngagement(kit.db, { clientId: client.id, ...given });
  const engagement = await kit.asSystem((scope) => findEngagement(scope, id));
  expect(engagement && currentStageName(engagement)).toBe(name);
});
