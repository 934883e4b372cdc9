import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { consentEventIds, lockOwnRequest } from './lock-request.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a request of the own agency is locked with its candidate, and its events name no candidate or client', async () => {
  const place = await makeConsentFixture(kit.db);
  const request = await makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place);
  const lock = (userId: string) => kit.asAgency(userId, (scope) => lockOwnRequest(scope, request.id));
  expect(await lock(place.recruiter.id)).toMatchObject({ id: request.id, candidateId: null });
  const other = await makeConsentFixture(kit.db);
  expect(await lock(other.recruiter.id)).toBeUndefined();
  expect(consentEventIds(request)).toEqual({
    supplierId: place.agency.id,
    engagementId: place.engagement.id,
    talentRequestId: place.request.id,
    data: { consentRequestId: request.id },
  });
});
