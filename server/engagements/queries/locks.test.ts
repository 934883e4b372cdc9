import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { fillRole } from '../commands/fill-role.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';
import { lockEngagement, lockTalentRequest } from './locks.ts';

let kit: TestKit;
let agencyUser: string;
let rivalUser: string;
let clientUser: string;
let clientId: string;
let engagementId: string;
let requestId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  clientUser = (await makeUser(kit.db, { tenantId: clientId })).id;
  agencyUser = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  rivalUser = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
});
beforeEach(async () => {
  engagementId = (await makeEngagement(kit.db, { clientId, stage: 'fulfillment' })).id;
  requestId = (await makeTalentRequest(kit.db, { engagementId, statusId: 5, noOfRoles: 1 })).id;
});
afterAll(() => kit.close());

/** Runs `first` and, once it holds its lock, `second`; returns the order in which they finished. */
const race = async (
  first: (holding: () => Promise<void>) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<string[]> => {
  const ended: string[] = [];
  let begun: Promise<unknown> = Promise.resolve();
  await first(async () => {
    begun = second().then(() => ended.push('second'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    ended.push('first');
  });
  await begun;
  return ended;
};

test('an agency that locks a request makes another one wait, which then sees the change', async () => {
  const order = await race(
    (holding) =>
      kit.asAgency(agencyUser, async (scope) => {
        await lockTalentRequest(scope, requestId);
        await holding();
      }),
    () => kit.asAgency(rivalUser, (scope) => lockTalentRequest(scope, requestId)),
  );
  expect(order).toEqual(['first', 'second']);
});

test('an employer that fills the last role makes an agency wait, which then sees the request fulfilled', async () => {
  let seen: number | undefined;
  const order = await race(
    (holding) =>
      kit.asClient(clientUser, async (scope) => {
        const locked = await lockTalentRequest(scope, requestId);
        if (locked) await fillRole(scope, locked);
        await holding();
      }),
    () =>
      kit.asAgency(agencyUser, async (scope) => {
        seen = (await lockTalentRequest(scope, requestId))?.request.statusId;
      }),
  );
  expect(order).toEqual(['first', 'second']);
  expect(seen).toBe(6);
});

test('agencies that lock an engagement do not wait for each other', async () => {
  const order = await race(
    (holding) =>
      kit.asAgency(agencyUser, async (scope) => {
        await lockEngagement(scope, engagementId);
        await holding();
      }),
    () => kit.asAgency(rivalUser, (scope) => lockEngagement(scope, engagementId)),
  );
  expect(order).toEqual(['second', 'first']);
});

test('an employer waits for agencies that have locked its engagement', async () => {
  const order = await race(
    (holding) =>
      kit.asAgency(agencyUser, async (scope) => {
        await lockEngagement(scope, engagementId);
        await holding();
      }),
    () => kit.asClient(clientUser, (scope) => lockEngagement(scope, engagementId)),
  );
  expect(order).toEqual(['first', 'second']);
});

test('an invisible record is not found and not locked', async () => {
  const hidden = await makeEngagement(kit.db, { clientId, publishedAt: null });
  const hiddenRequest = await makeTalentRequest(kit.db, { engagementId: hidden.id });
  expect(await kit.asAgency(agencyUser, (scope) => lockEngagement(scope, hidden.id))).toBeUndefined();
  expect(await kit.asAgency(agencyUser, (scope) => lockTalentRequest(scope, hiddenRequest.id))).toBeUndefined();
});
