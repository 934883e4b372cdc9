import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApprovedAgency } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { cancelConsentRequest, resendConsentRequest } from './change-request.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeConsentFixture(kit.db);
});
afterAll(() => kit.close());

const asked = (row: object = {}) =>
  makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, { row });
const resend = (consentRequestId: string, userId = place.recruiter.id) =>
  kit.asAgency(userId, (scope) => resendConsentRequest(scope, { consentRequestId }));
const cancel = (consentRequestId: string) =>
  kit.asAgency(place.recruiter.id, (scope) => cancelConsentRequest(scope, { consentRequestId }));

test('the email can be sent again after a day', async () => {
  const { id } = await asked();
  expect(await resend(id)).toMatchObject({ reasons: [{ code: 'sent-recently' }] });
  kit.clock.set(new Date(kit.clock.now().getTime() + 86_400_000));
  expect(await resend(id)).toMatchObject({ sentAt: kit.clock.now().toISOString() });
  expect(await resend(id)).toMatchObject({ reasons: [{ code: 'sent-recently' }] });
});

test('a request is cancelled while it waits, or if the consent could not be used', async () => {
  const { id } = await asked();
  expect(await cancel(id)).toMatchObject({ state: 'cancelled' });
  expect(await cancel(id)).toMatchObject({
    refusal: { code: 'not-possible' },
    reasons: [{ code: 'consent-answered' }],
  });
  expect(await resend(id)).toMatchObject({ reasons: [{ code: 'consent-answered' }] });
  expect(await cancel((await asked({ state: 'agreed', problem: 'Closed.' })).id)).toMatchObject({ state: 'cancelled' });
});

test("another agency's request does not exist", async () => {
  const { recruiter } = await makeApprovedAgency(kit.db, place.engagement.id);
  expect(await resend((await asked()).id, recruiter.id)).toMatchObject({ refusal: { code: 'not-found' } });
});
